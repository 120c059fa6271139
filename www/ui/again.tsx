/** Lets screen readers announce a text again that has not changed. */
import { Fragment, type ComponentChildren } from "preact";

/** Within a live region. Another `check` makes a new text, because only additions are announced. */
export const Again = ({ check, children }: { check: unknown; children: ComponentChildren }) => (
  <Fragment key={check}>{children}</Fragment>
);

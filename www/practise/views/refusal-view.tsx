/** Is shown in place of an exercise that cannot be made. */
export function RefusalView({ text }: { text: string }) {
  return (
    <>
      <section class="stage" />
      <section class="panel stack">
        <p class="practise-fault fault" role="alert">
          {text}
        </p>
      </section>
    </>
  );
}

"""Runs a pasted program, calls its functions, and counts the calls of those that call themselves."""

import json


def finished(coroutine):
    """What an `async def` returns that waits for nothing but its own."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        return end.value
    coroutine.close()
    raise RuntimeError("it waits for something outside")


class Cutoff:
    def __init__(self):
        self.scope = {"__name__": "program"}
        self.counts = {}

    def begin(self, source):
        # A program that plays in the terminal asks for moves: it gets none, and goes on to its functions.
        try:
            exec(compile(source, "<program>", "exec"), self.scope)
        except (EOFError, SystemExit):
            pass
        return json.dumps([name for name, one in self.scope.items() if callable(one)])

    def call(self, name, args, names):
        counts, scope = {}, self.scope
        inner = {
            one: scope[one]
            for one in json.loads(names)
            if callable(scope.get(one)) and not isinstance(scope[one], type)
        }

        def counted(one):
            def function(*args, **named):
                count = counts.setdefault(one, [0, 0, False])
                count[0] += 1
                count[2] = count[2] or count[1] > 0
                count[1] += 1
                try:
                    return inner[one](*args, **named)
                finally:
                    count[1] -= 1

            return function

        for one in inner:
            scope[one] = counted(one)
        try:
            value = scope[name](*json.loads(args))
            if type(value).__name__ == "coroutine":
                value = finished(value)
        finally:
            scope.update(inner)
        calls = [[one, count[0]] for one, count in counts.items() if count[2]]
        return json.dumps([self.plain(value, 4), calls])

    def plain(self, value, depth):
        # JSON has no words for what is no number.
        if isinstance(value, float) and value - value != 0:
            return str(value)
        if value is None or isinstance(value, (bool, int, float, str)):
            return value
        if depth > 0 and isinstance(value, (list, tuple)):
            return [self.plain(one, depth - 1) for one in value[:50]]
        if depth > 0 and isinstance(value, dict):
            return {str(key): self.plain(one, depth - 1) for key, one in list(value.items())[:50]}
        if depth > 0 and hasattr(value, "__dict__"):
            return self.plain(vars(value), depth - 1)
        try:
            return int(value)
        except Exception:
            return str(value)[:100]

Cutoff()

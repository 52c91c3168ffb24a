"""A computer player in another language: plays one side of a battle through `sandtable env`, and tells who won.

    python3 docs/bot.py node packages/cli/bin/sandtable.js env plastic/tutorial --bots german=regular

It fires when it can, and otherwise makes any allowed decision: a place to begin.
"""
import json
import random
import subprocess
import sys


class Game:
    """A battle in another process: one request a line, one answer a line."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["says"])
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def choose(game, chance):
    """The first decision that attacks somebody, otherwise any."""
    ideas = game.ask(do="sample", count=12)["decisions"] or game.ask(do="legal", most=1)["decisions"]
    attacks = [idea for idea in ideas if "target" in idea]
    return attacks[0] if attacks else chance.choice(ideas)


def main(command, seed=1):
    game, chance = Game(command), random.Random(seed)
    now, decisions = game.ask(do="reset", seed=seed), 0
    while not now["over"]:
        now = game.ask(do="step", decision=choose(game, chance))
        decisions += 1
    game.close()
    print(f"{decisions} decisions; {now['says']} {json.dumps(now['rewards'])}")


if __name__ == "__main__":
    main(sys.argv[1:])

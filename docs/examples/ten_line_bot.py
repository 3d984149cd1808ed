import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        dice = random.Random(message["seed"])
    else:
        answer = {"move": dice.choice(message["moves"])["move"]}
        print(json.dumps(answer), flush=True)

#!/usr/bin/env python3
"""Place one call with the Parley Python SDK and follow it until it ends.

Set up:  python -m pip install parley-voice
         export VOICE_API_KEY=key_test_example
Run:     python first_call.py --from sip:desk@example.com --to "+1 555-0123"

Exit status: 0 the call was answered and ended, 1 it failed or was not
answered, 2 wrong usage, 3 it was still running when the time limit passed.
"""

import argparse
import os
import sys
import time

from parley import Parley

FINAL = {"ended", "failed"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Place one call and follow it until it ends.")
    parser.add_argument("--from", dest="from_", required=True, metavar="ADDRESS",
                        help="phone number or SIP URI the call comes from")
    parser.add_argument("--to", required=True, metavar="ADDRESS",
                        help="phone number or SIP URI to ring")
    parser.add_argument("--interval", type=float, default=2.0, metavar="SECONDS",
                        help="pause between two looks at the call (default: 2)")
    parser.add_argument("--limit", type=float, default=300.0, metavar="SECONDS",
                        help="give up watching after this time (default: 300)")
    args = parser.parse_args()
    if args.interval < 1:
        parser.error("--interval must be at least 1, to stay clear of the rate limit")
    return args


def main() -> int:
    args = arguments()
    key = os.environ.get("VOICE_API_KEY")
    if not key:
        print("Set VOICE_API_KEY first.", file=sys.stderr)
        return 2

    parley = Parley(api_key=key)
    call = parley.calls.create(to=args.to, from_=args.from_, quality="high")
    print(f"{call.id}  {call.status}", flush=True)

    status = call.status
    answered = status == "answered"
    deadline = time.monotonic() + args.limit
    while status not in FINAL:
        if time.monotonic() >= deadline:
            # Watching stops here. The call itself goes on.
            print(f"{call.id}  still {status} after {args.limit:g} s", file=sys.stderr)
            return 3
        time.sleep(args.interval)
        latest = parley.calls.get(call.id).status
        if latest != status:
            status = latest
            answered = answered or status == "answered"
            print(f"{call.id}  {status}", flush=True)

    # A call can be answered and end between two looks. A webhook reports each change:
    # use webhooks, not polling, in a real service.
    return 0 if answered and status == "ended" else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)

"""The Python SDK as /docs/sdk/python describes it, as far as its programs use it."""

import hashlib
import hmac
import json
import os
import time
import urllib.error
import urllib.parse
import urllib.request


class ParleyError(Exception):
    def __init__(self, status, error, retry_after):
        super().__init__(error["message"])
        self.status, self.code, self.message = status, error["code"], error["message"]
        self.param, self.retry_after = error.get("param"), retry_after


class _Object:
    def __init__(self, fields):
        for name, value in fields.items():
            setattr(self, "from_" if name == "from" else name, value)


class _Page(list):
    has_more, next_from_date = False, None


class _Calls:
    def __init__(self, request):
        self._request = request

    def create(self, *, to, from_, quality="standard", webhook_url=None, timeout=None):
        fields = {"to": to, "from": from_, "webhook_url": webhook_url, "timeout": timeout}
        return _Object(self._request("POST", "/v1/calls", {k: v for k, v in fields.items() if v is not None}))

    def get(self, call_id):
        return _Object(self._request("GET", f"/v1/calls/{call_id}"))

    def list(self, *, limit=None, status=None, from_date=None):
        fields = {"limit": limit, "status": status, "from_date": from_date}
        query = urllib.parse.urlencode({k: v for k, v in fields.items() if v is not None})
        answer = self._request("GET", f"/v1/calls?{query}")
        page = _Page(_Object(call) for call in answer["data"])
        page.has_more, page.next_from_date = answer["has_more"], answer["next_from_date"]
        return page


class _Webhooks:
    def __init__(self, request):
        self._request = request

    def create(self, *, url, events, secret):
        return _Object(self._request("POST", "/v1/webhooks", {"url": url, "events": events, "secret": secret}))


class _Tokens:
    def create(self, *, user, expires_in="1h"):
        return f"token-of-{user}"


class _Sessions:
    def create(self, *, room, max_duration=3600, encryption=None):
        return _Object({"id": f"session-{room}", "room": room})


class Parley:
    def __init__(self, *, api_key, base_url=None, timeout=10, max_retries=2):
        if not api_key:
            raise ValueError("api_key is empty")
        self._key, self._timeout = api_key, timeout
        self._address = base_url or os.environ.get("API_ADDRESS", "https://api.example.com")
        self.calls, self.webhooks = _Calls(self._request), _Webhooks(self._request)
        self.tokens, self.sessions = _Tokens(), _Sessions()

    def _request(self, method, path, body=None):
        request = urllib.request.Request(
            self._address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {self._key}", "Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            raise ParleyError(error.code, json.load(error)["error"], error.headers.get("Retry-After")) from None


def verify_webhook(raw_body, signature_header, secret):
    fields = dict(field.partition("=")[::2] for field in signature_header.split(","))
    stamp = fields.get("t", "")
    expected = hmac.new(secret.encode(), stamp.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
    if not hmac.compare_digest(expected, fields.get("v1", "")) or abs(time.time() - int(stamp)) > 300:
        raise ValueError("the signature does not match")
    return json.loads(raw_body)

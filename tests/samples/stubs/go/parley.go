// Package parley has the names and types that /docs/sdk/go documents.
package parley

import "context"

type Call struct {
	ID, Status, From, To, FailureReason string
	Duration                            int
}
type CallParams struct {
	To, From, Quality, WebhookURL string
	Timeout                       int
}
type ListParams struct {
	Limit            int
	Status, FromDate string
}
type CallPage struct {
	Data         []Call
	HasMore      bool
	NextFromDate string
}
type WebhookParams struct {
	URL    string
	Events []string
	Secret string
}
type Webhook struct{ ID, URL string }
type TokenParams struct{ User, ExpiresIn string }
type SessionParams struct {
	Room        string
	MaxDuration int
	Encryption  string
}
type Session struct{ ID, Room string }
type Event struct {
	ID, Type, CallID, CreatedAt string
	Data                        Call
}
type Error struct {
	Status               int
	Code, Message, Param string
	RetryAfter           int
}

func (e *Error) Error() string { return e.Message }

type calls struct{}

func (calls) Create(context.Context, CallParams) (*Call, error)   { return nil, nil }
func (calls) List(context.Context, ListParams) (*CallPage, error) { return nil, nil }
func (calls) Get(context.Context, string) (*Call, error)          { return nil, nil }

type webhooks struct{}

func (webhooks) Create(context.Context, WebhookParams) (*Webhook, error) { return nil, nil }

type tokens struct{}

func (tokens) Create(context.Context, TokenParams) (string, error) { return "", nil }

type sessions struct{}

func (sessions) Create(context.Context, SessionParams) (*Session, error) { return nil, nil }

type Client struct {
	Calls    calls
	Webhooks webhooks
	Tokens   tokens
	Sessions sessions
}

func New(apiKey string) *Client { return &Client{} }

func VerifyWebhook(rawBody []byte, header, secret string) (*Event, error) { return nil, nil }

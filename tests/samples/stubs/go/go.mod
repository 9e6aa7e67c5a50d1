module git.example.com/parley/go-voice

go 1.20

// Words that several forms share.

/** Whether a form is delivered, and how else to reach the company; the e-mail address follows as a link. */
export const deliveryNote = {
  demo: 'デモ：何も送信されません。',
  demoEmail: 'お問い合わせの際は、',
  alsoEmail: 'メールをご利用の場合は、',
  end: 'までご連絡ください。',
} as const

/** The result line under a form. */
export const formResult = {
  wait: 'しばらくお待ちください。完了するまでボタンは使用できません。',
  kept: '入力した内容はフォームに残っています。',
  late: (seconds: number) =>
    `${seconds}秒以内に応答がありませんでした。もう一度送信できます。二重に届くことはありません。`,
} as const

/** A field for programs that fill in every field. */
export const honeypot = { label: 'この欄は空のままにしてください' } as const

/** Shown in place of a form where no script runs. */
export const scriptNote = {
  text: 'このフォームを利用するにはJavaScriptが必要です。',
  email: (email: string) => `利用できない場合は、${email}までメールでご連絡ください。`,
} as const

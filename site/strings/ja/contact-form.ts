/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  details: { phone: '電話', sales: '営業', support: 'サポート', email: 'メール' },
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  optional: '任意',
  type: 'お問い合わせの種類',
  subject: '件名',
  message: 'メッセージ',
  send: 'メッセージを送信',
  sending: '送信中…',
  thanks: (name: string, _type: string, label: string) =>
    `${name}様、お問い合わせありがとうございます。「${label}」の件を承りました。`,
  received: 'メッセージを受け付けました。',
  invalid: {
    missing: (label: string) => `${label}を入力してください`,
    consent: (label: string) => `ご確認ください：${label}`,
    email: '有効なメールアドレスを入力してください',
    short: (label: string, count: number) => `${label}は${count}文字以上で入力してください`,
    large: (label: string, megabytes: number) => `${label}：1ファイル${megabytes} MBまでです`,
  },
  requiredFields: '必須項目をすべて入力してください',
  failure: 'メッセージを送信できませんでした。もう一度お試しいただくか、直接ご連絡ください。',
  problems: (count: number) => `${count}件の項目をご確認ください：`,
} as const

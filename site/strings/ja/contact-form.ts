/** The contact form. The titles of contact blocks are in blockTitles. */
export const contactForm = {
  /** Types of a site that lists none of its own. */
  types: {
    sales: '導入・購入のご相談',
    support: '技術サポート',
    partnership: 'パートナーシップ',
    general: '一般的なお問い合わせ',
  },
  details: { sales: '営業', support: 'サポート', email: 'メール' },
  name: 'お名前',
  email: 'メールアドレス',
  company: '会社名',
  companyHint: '個人の場合はお名前',
  phone: '電話番号',
  phoneHint: '任意',
  type: 'お問い合わせの種類',
  subject: '件名',
  message: 'メッセージ',
  send: 'メッセージを送信',
  sending: '送信中…',
  thanks: (name: string, _type: string, label: string) =>
    `${name}様、お問い合わせありがとうございます。「${label}」の件を承りました。`,
  invalid: {
    name: 'お名前は2文字以上で入力してください',
    email: '有効なメールアドレスを入力してください',
    company: '会社名を入力してください',
    subject: '件名は5文字以上で入力してください',
    message: 'メッセージは20文字以上で入力してください',
  },
  requiredFields: '必須項目をすべて入力してください',
  failure: 'メッセージを送信できませんでした。もう一度お試しいただくか、直接ご連絡ください。',
  problems: (count: number) => `${count}件の項目をご確認ください：`,
} as const

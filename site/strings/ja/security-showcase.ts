/** Security measures by area, and certifications. */
export const securityShowcase = {
  areas: { encryption: '暗号化', compliance: 'コンプライアンス', infrastructure: 'インフラ' },
  statuses: { active: '有効', verified: '検証済み', monitoring: '監視中' },
  statusCounts: {
    active: (count: number) => `有効${count}件`,
    verified: (count: number) => `検証済み${count}件`,
    monitoring: (count: number) => `監視中${count}件`,
  },
  noMeasures: '対策の記載なし',
  tabs: '分野別のセキュリティ対策',
  certificationsTitle: '報告書、証明書、認証',
  certifications: { certified: '認証取得済み', verified: '検証済み', 'in-progress': '進行中' },
  datePassed: '期限切れ',
  validUntil: '有効期限',
} as const

// Words of whole pages: articles, documentation pages, the not-found page, redirects.

/** The drawing at the head of a post. */
export const articleFigure = {
  decades: 'Chaque trait : dix fois le précédent',
  part: (name: string, amount: string) => `${name} : ${amount}`,
} as const

/** A post of the blog. */
export const blogPost = {
  featured: 'À la une',
  updated: 'Mis à jour le',
  readTime: (minutes: number) => `${minutes}\u00a0min de lecture`,
  citationCount: (count: number) => (count < 2 ? `${count} référence` : `${count} références`),
  summary: 'Résumé de la recherche',
  references: 'Références',
  methodology: 'Méthodologie',
  neighbours: { label: 'Autres articles', previous: 'Plus ancien', next: 'Plus récent' },
} as const

/** The facts beside a case study. */
export const caseFacts = {
  industry: 'Secteur',
  duration: 'Mise en œuvre',
  team: 'Équipe',
  technologies: 'Technologies',
  approach: 'Approche',
} as const

/** The quote of a case study. */
export const caseQuote = {
  label: 'Témoignage',
  note: '' as string,
} as const

/** The results of a case study, drawn and as a table. */
export const caseResults = {
  title: 'Résultats et impact',
  lead: 'Avant et après. Chaque axe part de zéro et a sa propre échelle.',
  change: (before: string, after: string) => `de ${before} à ${after}`,
  viewAsTable: 'Afficher en tableau',
  tableLabel: 'Résultats sous forme de tableau',
  tableCaption: 'Résultats avant et après',
  columns: ['Indicateur', 'Avant', 'Après', 'Amélioration', 'Méthodologie', 'Période'],
} as const

/** What a case study's project cost and returned. */
export const caseReturn = {
  title: 'Retour sur investissement',
  investment: 'Investissement',
  annualReturn: 'Gain annuel',
  paybackPeriod: 'Délai d’amortissement',
} as const

/** A case study. */
export const caseStudy = {
  published: 'Publiée le',
  featured: 'À la une',
  illustrative: '' as string,
  challenge: 'Le défi',
  solution: 'La solution',
  references: 'Références',
  next: 'Étude de cas suivante',
} as const

/** An article of a site's own collection. */
export const ownArticle = {
  neighbours: { label: 'Autres articles', previous: 'Précédent', next: 'Suivant' },
} as const

/** What a documentation page has around its blocks. */
export const docsPage = {
  updated: 'Mise à jour le',
  readTime: (minutes: number) => `${minutes}\u00a0min de lecture`,
  copy: 'Copier la page',
  markdown: 'Markdown',
  edit: 'Modifier',
  neighbours: { label: 'Pages voisines', previous: 'Précédent', next: 'Suivant' },
} as const

/** A home page without blocks. */
export const emptyHome = {
  title: 'Page introuvable',
  text: 'Impossible de charger le contenu de la page.',
} as const

/** A help article. */
export const helpArticle = {
  difficulties: { beginner: 'Débutant', intermediate: 'Intermédiaire', advanced: 'Avancé' },
  updated: 'Mis à jour le',
  video: 'Voir la vidéo de cet article',
  related: 'Articles associés',
} as const

/** The page for addresses that lead nowhere; its title and message are planned by the build. */
export const notFound = {
  quickLinks: 'Souvent recherché',
  nearPages: 'Pages à l’adresse similaire',
} as const

/** The balance of an investment, month by month. */
export const paybackPlot = {
  label: (start: string, end: string, months: number, paybackPeriod: string) =>
    `Solde de ${start} au départ à ${end} après ${months} mois, nul après ${paybackPeriod}`,
  /** How a payback period names its unit. */
  monthUnits: ['mois', 'mois'],
  paidBack: (paybackPeriod: string) => `Amorti en ${paybackPeriod}`,
  months: (count: number) => `${count} mois`,
  caption: (annualReturn: string) =>
    `Solde cumulé depuis le départ, par demi-mois, pour un gain de ${annualReturn} par an réparti uniformément. ` +
    'En creux\u00a0: reste à amortir.',
} as const

/** Gauges beside the title of a page, drawn from the figures of its blocks. */
export const plotPage = {
  salaries: 'Salaires annuels',
  sizes: 'Tailles des fichiers',
  competitor: 'Concurrent',
  toScale: (title: string) => `${title}, à l’échelle`,
  certifications: { certified: 'certifié', verified: 'vérifié', 'in-progress': 'en cours' },
  reports: 'Durée de validité de chaque rapport',
  today: 'aujourd’hui',
  dates: 'Articles par date',
  latestDates: 'Derniers articles par date',
  changes: 'Premier résultat de chaque étude de cas',
  changesEnd: '100\u00a0% de moins',
  subjects: 'Articles par sujet',
  subjectsEnd: 'plein\u00a0: pour débutants',
  replies: 'Réponses par catégorie',
} as const

/** A page that only leads to another one. */
export const redirect = {
  documentTitle: (siteName: string) => `Page déplacée | ${siteName}`,
  title: 'Cette page a été déplacée',
} as const

/** One result, before and after. */
export const resultPlot = {
  label: (metric: string, before: string, after: string) => `${metric}\u00a0: ${before} avant, ${after} après`,
  before: 'avant',
  after: 'après',
} as const

// Words of whole pages: articles, documentation pages, the not-found page, redirects.

/** The drawing at the head of a post. */
export const articleFigure = {
  decades: 'Cada marca: diez veces la anterior',
  part: (name: string, amount: string) => `${name}: ${amount}`,
} as const

/** A post of the blog. */
export const blogPost = {
  featured: 'Destacada',
  updated: 'Actualizada el',
  readTime: (minutes: number) => `${minutes} min de lectura`,
  citationCount: (count: number) => (count === 1 ? '1 cita' : `${count} citas`),
  summary: 'Resumen de la investigación',
  references: 'Referencias',
  methodology: 'Metodología',
  neighbours: { label: 'Más entradas', previous: 'Más antigua', next: 'Más reciente' },
} as const

/** The facts beside a case study. */
export const caseFacts = {
  industry: 'Sector',
  duration: 'Implementación',
  team: 'Equipo',
  technologies: 'Tecnologías',
  approach: 'Enfoque',
} as const

/** The quote of a case study. */
export const caseQuote = {
  label: 'Testimonio',
  note: '' as string,
} as const

/** The results of a case study, drawn and as a table. */
export const caseResults = {
  title: 'Resultados e impacto',
  lead: 'Antes y después. Cada eje empieza en cero y es independiente.',
  change: (before: string, after: string) => `De ${before} a ${after}`,
  viewAsTable: 'Ver como tabla',
  tableLabel: 'Resultados en una tabla',
  tableCaption: 'Resultados antes y después',
  columns: ['Métrica', 'Antes', 'Después', 'Mejora', 'Metodología', 'Período'],
} as const

/** What a case study's project cost and returned. */
export const caseReturn = {
  title: 'Retorno de la inversión',
  investment: 'Inversión',
  annualReturn: 'Retorno anual',
  paybackPeriod: 'Plazo de recuperación',
} as const

/** A case study. */
export const caseStudy = {
  published: 'Publicado el',
  featured: 'Destacado',
  illustrative: '' as string,
  challenge: 'El desafío',
  solution: 'La solución',
  references: 'Referencias',
  next: 'Siguiente caso práctico',
} as const

/** An article of a site's own collection. */
export const ownArticle = {
  neighbours: { label: 'Más artículos', previous: 'Anterior', next: 'Siguiente' },
} as const

/** What a documentation page has around its blocks. */
export const docsPage = {
  updated: 'Actualizada el',
  readTime: (minutes: number) => `${minutes} min de lectura`,
  copy: 'Copiar página',
  markdown: 'Markdown',
  edit: 'Editar',
  neighbours: { label: 'Páginas contiguas', previous: 'Anterior', next: 'Siguiente' },
} as const

/** A home page without blocks. */
export const emptyHome = {
  title: 'Página no encontrada',
  text: 'No se pudo cargar el contenido de la página.',
} as const

/** A help article. */
export const helpArticle = {
  difficulties: { beginner: 'Principiante', intermediate: 'Intermedio', advanced: 'Avanzado' },
  updated: 'Actualizado el',
  video: 'Ver el video de este artículo',
  related: 'Artículos relacionados',
} as const

/** The page for addresses that lead nowhere; its title and message are planned by the build. */
export const notFound = {
  quickLinks: 'Lo más buscado',
  nearPages: 'Páginas con una dirección similar',
} as const

/** The balance of an investment, month by month. */
export const paybackPlot = {
  label: (start: string, end: string, months: number, paybackPeriod: string) =>
    `Saldo de ${start} al inicio a ${end} al cabo de ${months} ${months === 1 ? 'mes' : 'meses'}, ` +
    `cero al cabo de ${paybackPeriod}`,
  /** How a payback period names its unit. */
  monthUnits: ['mes', 'meses'],
  paidBack: (paybackPeriod: string) => `Recuperación: ${paybackPeriod}`,
  months: (count: number) => (count === 1 ? '1 mes' : `${count} meses`),
  caption: (annualReturn: string) =>
    `Saldo acumulado desde el inicio, cada medio mes, con un ingreso uniforme de ${annualReturn} al año. ` +
    'Las barras huecas son lo que falta por recuperar.',
} as const

/** Gauges beside the title of a page, drawn from the figures of its blocks. */
export const plotPage = {
  salaries: 'Salarios anuales',
  sizes: 'Tamaños de los archivos',
  competitor: 'Competidor',
  toScale: (title: string) => `${title}, a escala`,
  certifications: { certified: 'certificado', verified: 'verificado', 'in-progress': 'en curso' },
  reports: 'Vigencia de cada informe',
  today: 'hoy',
  dates: 'Artículos por fecha',
  latestDates: 'Últimos artículos por fecha',
  changes: 'Primer resultado de cada caso práctico',
  changesEnd: '100\u00a0% menos',
  subjects: 'Artículos por tema',
  subjectsEnd: 'relleno: para principiantes',
  replies: 'Respuestas por categoría',
} as const

/** A page that only leads to another one. */
export const redirect = {
  documentTitle: (siteName: string) => `Página trasladada | ${siteName}`,
  title: 'Esta página se ha trasladado',
} as const

/** One result, before and after. */
export const resultPlot = {
  label: (metric: string, before: string, after: string) => `${metric}: ${before} antes, ${after} después`,
  before: 'antes',
  after: 'después',
} as const

// The reads of the API apart from single pages. A list is answered whole, unless `search`, `offset` or `limit` ask for
// some of its rows.

import type { Kinds } from '#runtime/devtools/wire-arrange.ts'
import type { BlockForm, BlockTypeRow } from '#runtime/devtools/wire-forms.ts'
import type {
  AssetRow,
  BuildRow,
  EntityRow,
  FileUses,
  FirstEntity,
  NounCount,
  OpenSource,
  Rows,
  StorageInfo,
} from '#runtime/devtools/wire-rows.ts'
import type {
  BuildReport,
  Entity,
  EntityList,
  PageSummary,
  PanelAsset,
  Problem,
  Session,
} from '#runtime/devtools/wire-types.ts'
import type { Limits } from '#schemas/find-limits.ts'
import type { Answer } from '../server/server.ts'
import { formOfPage, listBlockTypes } from './answer-forms.ts'
import { describeStorage, listAssetRows, listUsers } from './asset-rows.ts'
import type { ContentPlaces } from './content-places.ts'
import { dateAssets } from './date-assets.ts'
import { countNouns, findOpenSource, listEntityRows, openEntity } from './entity-rows.ts'
import { findFileUses } from './file-uses.ts'
import { answerJson } from './json-answer.ts'
import { listKindRows } from './kind-rows.ts'
import { listEntities } from './list-entities.ts'
import { startNoun } from './noun-starter.ts'
import type { CallRequest, PanelCall } from './panel-call.ts'
import { listPageRows, listPages } from './panel-pages.ts'
import { cutRows, isFound, type RowsWanted, readRowsWanted, readSearch, rowsWanted } from './rows.ts'

const reads: readonly [path: RegExp, answer: PanelCall['answer']][] = [
  [/^\/session$/, ({ state: { token, isReadOnly } }) => answerJson<Session>(200, { token, isReadOnly })],
  [/^\/open$/, ({ state, query }) => answerJson<OpenSource>(200, findOpenSource(state, query.get('route') ?? ''))],
  [/^\/limits$/, ({ state, query }) => answerJson<Limits>(200, state.limitsOf(query.get('route') ?? ''))],
  [/^\/pages$/, answerPages],
  [
    /^\/pages\/([^/]+)\/form$/,
    async ({ state, query, name }) => answerJson<BlockForm>(200, await formOfPage(state, name, query.get('block'))),
  ],
  [/^\/block-types$/, ({ state }) => answerJson<BlockTypeRow[]>(200, listBlockTypes(state))],
  [/^\/kinds$/, ({ state }) => answerJson<Kinds>(200, listKindRows(state))],
  [/^\/problems$/, answerProblems],
  [/^\/builds$/, answerBuilds],
  [/^\/assets$/, answerAssets],
  [/^\/assets\/storage$/, ({ state }) => answerJson<StorageInfo>(200, describeStorage(state.assetUse))],
  [
    /^\/assets\/users$/,
    ({ state, query }) => answerJson<Rows<string>>(200, listUsers(state, query.get('url') ?? '', rowsWanted(query))),
  ],
  [/^\/files\/uses$/, ({ state, query }) => answerJson<FileUses>(200, findFileUses(state, query.get('url') ?? ''))],
  [/^\/nouns$/, ({ state, query }) => answerJson<NounCount[]>(200, countNouns(state, readSearch(query)))],
  [/^\/data$/, ({ state }) => answerJson<EntityList[]>(200, listEntities(state))],
  [
    /^\/data\/([^/]+)$/,
    ({ state, query, name }) => answerJson<Rows<EntityRow>>(200, listEntityRows(state, name, rowsWanted(query))),
  ],
  [/^\/data\/([^/]+)\/first$/, ({ state, name }) => answerJson<FirstEntity>(200, startNoun(state, name))],
  [/^\/data\/([^/]+)\/value$/, ({ state, query, name }) => answerJson<Entity>(200, openEntity(state, name, query))],
]

/** The calls that read. */
export const readCalls: readonly PanelCall[] = reads.map(([path, answer]) => ({ method: 'GET', path, answer }))

const mostNamed = 20

async function answerPages({ state, query }: CallRequest): Promise<Answer> {
  const wanted = readRowsWanted(query)
  if (!wanted) return answerJson<PageSummary[]>(200, await listPages(state))
  return answerJson<Rows<PageSummary>>(200, await listPageRows(state, wanted))
}

/** `file` is a path below the content folder, `folder` a folder there; problems name both from elsewhere. */
function answerProblems({ state: { problems, places }, query }: CallRequest): Answer {
  const wanted = readRowsWanted(query)
  if (!wanted) return answerJson<readonly Problem[]>(200, problems)
  const [file, folder, severity] = [query.get('file'), query.get('folder'), query.get('severity')]
  const found = problems.filter(
    (problem) =>
      (file === null || isOfFile(`/${problem.file}`, file, places)) &&
      (folder === null || `/${problem.file}`.includes(`/${folder}/`)) &&
      (severity === null || problem.severity === severity) &&
      isFound([problem.message, problem.file ?? ''], wanted.search),
  )
  return answerJson<Rows<Problem>>(200, cutRows(found, wanted))
}

/** A translation has the same path below the folder of its language. */
function isOfFile(path: string, file: string, { languages }: ContentPlaces): boolean {
  const isTranslation = languages.some(({ folder }) => folder !== '' && path.endsWith(`/${folder}${file}`))
  return path.endsWith(`/${file}`) && !isTranslation
}

function answerBuilds({ state: { builds }, query }: CallRequest): Answer {
  const wanted = readRowsWanted(query)
  if (!wanted) return answerJson<readonly BuildReport[]>(200, builds)
  return answerJson<Rows<BuildRow>>(200, cutBuilds(builds, wanted))
}

function cutBuilds(builds: readonly BuildReport[], wanted: RowsWanted): Rows<BuildRow> {
  const { items, ...place } = cutRows(builds, wanted)
  const rows = items.map(({ drafts: _, problems, changed, removed, ...build }) => ({
    ...build,
    changed: changed.slice(0, mostNamed),
    changedCount: changed.length,
    removed: removed.slice(0, mostNamed),
    removedCount: removed.length,
    problemCount: problems.length,
  }))
  return { items: rows, ...place }
}

async function answerAssets({ state, query }: CallRequest): Promise<Answer> {
  const wanted = readRowsWanted(query)
  if (!wanted) return answerJson<PanelAsset[]>(200, dateAssets(state.content, state.assets))
  return answerJson<Rows<AssetRow>>(200, listAssetRows(state, query, wanted))
}

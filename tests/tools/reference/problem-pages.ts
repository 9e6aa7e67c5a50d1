import { problemGroups } from '#schemas/problems/problem-catalogue.ts'
import type { ProblemEntry, ProblemExample } from '#schemas/problems/problem-entry.ts'
import { languageOf, printCode, type ReferencePage } from './reference-page.ts'

/** A page for each problem code, and the page above them. */
export function problemPages(): ReferencePage[] {
  const pages = problemGroups.flatMap(({ problems }) =>
    Object.entries<ProblemEntry>(problems).map(([code, entry]) => describeProblem(code, entry)),
  )
  return [
    {
      path: 'problems/index.md',
      title: 'Problems',
      description: 'What each code in brackets behind a message means. In a terminal: libretto explain CODE.',
      order: 70,
      body: [],
    },
    ...pages,
  ]
}

function describeProblem(code: string, { what, why, remedy, example }: ProblemEntry): ReferencePage {
  return {
    path: `problems/${code}.md`,
    title: code,
    description: what,
    body: [why, `:::tip[What to do]\n${remedy}\n:::`, ...('none' in example ? [] : describeExample(example))],
  }
}

function describeExample({ file, wrong, right, beside = {} }: ProblemExample): string[] {
  return [
    ...(wrong === undefined ? [] : ['## Wrong', describeFile(file, wrong)]),
    ...(right === undefined ? [] : ['## Right', describeFile(file, right)]),
    ...Object.entries(beside).map(([path, text]) => describeFile(path, text)),
  ]
}

function describeFile(file: string, text: string): string {
  return printCode(languageOf(file), text, `content/${file}`)
}

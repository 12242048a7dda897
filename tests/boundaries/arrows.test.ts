import { describe, expect, it } from 'vitest'
import { allowedOfOurs, undeclaredImports, wrongImports } from './arrows.ts'
import { findImports, readManifest, sources, toSource, workspaces } from './tree.ts'

const ours = sources.filter(({ path }) => /^(?:packages|apps)\//.test(path))
const file = (path: string, text: string) => toSource({ path, text })
const tools = new Set(Object.keys(readManifest('').devDependencies ?? {}))

function listed(folder: string): string[] {
  const { dependencies, peerDependencies } = readManifest(folder)
  return Object.keys({ ...dependencies, ...peerDependencies })
}

describe('the arrows', () => {
  it('are kept by every import', () => {
    expect(ours.flatMap(wrongImports)).toEqual([])
  })

  it.each([
    ['packages/engine/src/money/cents.ts', "import * as z from 'zod/mini'"],
    ['packages/engine/src/money/cents.ts', "import { readFileSync } from 'node:fs'"],
    ['packages/api-client/src/contract/budgets.ts', "import { z } from 'zod'"],
    ['packages/api-client/src/contract/budgets.ts', "import type { Client } from '../client/client.ts'"],
    ['packages/api-client/src/client/client.ts', "import useSWR from 'swr'"],
    ['packages/ui/src/table/table.tsx', "import { paths } from '@evenkeel/api-client/contract/paths'"],
    ['packages/widgets/src/budget-modal/budget-modal.tsx', "import { Chart } from '../cash-flow-chart/chart.tsx'"],
    ['packages/widgets/src/shared/session.ts', "import { form } from '../budget-modal/form.ts'"],
    ['packages/widgets/src/shared/session.ts', "const page = import('@evenkeel/portal')"],
    ['apps/portal/src/routes.tsx', "import { Button } from '../../../packages/ui/src/button/button.tsx'"],
    ['apps/api/src/app.ts', "export { client } from '@evenkeel/api-client/client'"],
    ['apps/api/src/app.ts', "type Props = import('@evenkeel/ui/button').Props"],
  ])('would catch in %s: %s', (path, text) => {
    expect(wrongImports(file(path, text))).toHaveLength(1)
  })

  it.each([
    ['packages/engine/src/money/cents.test.ts', "import { expect } from 'vitest'"],
    ['packages/api-client/src/contract/budgets.ts', "import * as z from 'zod/mini'"],
    [
      'packages/api-client/src/react/use-query.ts',
      "import useSWR from 'swr'\nimport { get } from '../client/client.ts'",
    ],
    ['packages/widgets/src/budget-modal/budgets-card.tsx', "import { paths } from '../shared/paths.ts'"],
    ['apps/api/src/services/budgets.ts', "import { budgets } from '@evenkeel/api-client/contract/budgets'"],
  ])('allow in %s: %s', (path, text) => {
    expect(wrongImports(file(path, text))).toEqual([])
  })

  it.each(workspaces)('agree with what the package.json of %s lists', (folder) => {
    const named = listed(folder).filter((name) => name.startsWith('@evenkeel/'))
    expect(named.toSorted()).toEqual([...allowedOfOurs(folder)].toSorted())
  })

  it.each(workspaces)('have every import of %s in its package.json', (folder) => {
    const own = new Set(listed(folder))
    const inside = ours.filter(({ path }) => path.startsWith(`${folder}/`))
    expect(inside.flatMap((source) => undeclaredImports(source, own, tools))).toEqual([])
  })

  it('let only tests and settings use the tools of the root', () => {
    const text = "import { chromium } from 'playwright-core'"
    const undeclared = (path: string) => undeclaredImports(file(path, text), new Set(), tools)
    expect(undeclared('apps/portal/src/main.tsx')).toHaveLength(1)
    expect(undeclared('apps/portal/src/main.test.tsx')).toEqual([])
  })
})

describe('what the ui package knows of the engine', () => {
  const exported = /^export (?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm
  const namesIn = (folder: RegExp) =>
    sources
      .filter(({ path }) => folder.test(path))
      .flatMap(({ text }) => [...text.matchAll(exported)].map((match) => match[1]))

  it('is money, calendar, the pager’s window, the fields’ limits, the messages of catalogs and their language, nothing else', () => {
    const known = new Set(
      namesIn(
        /^packages\/engine\/src\/(?:money\/|calendar\/|lists\/pagination-window|figures\/input-limits|words\/(?:message|language))/,
      ),
    )
    const used = ours
      .filter(({ path }) => path.startsWith('packages/ui/'))
      .flatMap((source) => findImports(source).filter(({ from }) => from === '@evenkeel/engine'))
      .flatMap(({ names }) => names)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})

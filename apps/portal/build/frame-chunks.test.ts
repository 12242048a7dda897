import { describe, expect, it } from 'vitest'
import { frameChunkNames } from './frame-chunks.ts'
import type { BuiltChunk } from './start-chunks.ts'

const embed = '/repo/apps/portal/src/embed'

function chunk(fileName: string, modules: readonly string[], imports: readonly string[] = []): BuiltChunk {
  return {
    fileName,
    facadeModuleId: null,
    isEntry: false,
    isDynamicEntry: false,
    imports,
    dynamicImports: [],
    modules: Object.fromEntries(modules.map((id) => [id, {}])),
  }
}

const card = (name: string, imports: readonly string[]) =>
  chunk(`${name}.js`, [`${embed}/cards/${name}.ts`, `/repo/packages/widgets/src/${name}.tsx`], imports)

/** The chunks of a first build without our grouping: what is around each card, the cards, and what some of them share. */
const built = [
  chunk('mount.js', [`${embed}/app/mount.tsx`], ['query.js']),
  chunk('query.js', ['/repo/node_modules/swr/index.js']),
  card('accounts', ['button.js', 'form.js']),
  card('goals', ['button.js']),
  card('next-steps', ['button.js']),
  card('transactions', ['button.js', 'form.js', 'row.js']),
  card('cash-flow-chart', ['button.js', 'chart.js', 'row.js']),
  card('spending-chart', ['button.js', 'chart.js']),
  card('debt-wizard', ['button.js', 'chart.js', 'form.js', 'plan.js']),
  card('retirement-calculator', ['button.js', 'chart.js', 'form.js', 'plan.js']),
  card('typed-debts', ['button.js', 'chart.js', 'form.js', 'plan.js']),
  card('typed-calculator', ['button.js', 'chart.js', 'form.js', 'plan.js']),
  chunk('button.js', ['/repo/packages/ui/src/button.tsx']),
  chunk(
    'chart.js',
    ['/repo/packages/ui/src/line-chart.tsx', '/repo/node_modules/d3-scale/src/index.js'],
    ['button.js'],
  ),
  chunk('form.js', ['/repo/packages/ui/src/field.tsx', '/repo/node_modules/zod/index.js'], ['button.js']),
  chunk('plan.js', ['/repo/packages/widgets/src/plan-form.tsx'], ['chart.js', 'form.js']),
  chunk('row.js', ['/repo/packages/ui/src/row.tsx']),
]

describe('the chunks of frames', () => {
  const name = frameChunkNames(built, 4)

  it('the first script, what depends on a person, the theme, and React are apart', () => {
    expect(name(`${embed}/frame/main.ts`)).toBe('frame-first')
    expect(name(`${embed}/grant/kept-grants.ts`)).toBe('frame-first')
    expect(name(`${embed}/grant/grant-store.ts`)).toBe('frame-connection')
    expect(name('/repo/packages/ui/src/tokens/host-theme.ts')).toBe('frame-theme')
    expect(name('/repo/node_modules/react-dom/client.js')).toBe('react')
  })

  it('what is around every card, or in four of them, is shared', () => {
    expect(name('/repo/node_modules/swr/index.js')).toBe('frame-shared')
    expect(name('/repo/packages/ui/src/button.tsx')).toBe('frame-shared')
    expect(name('/repo/packages/ui/src/form/form-context.ts')).toBe('frame-shared')
  })

  it('what only cards with charts, with forms, or with both run is apart', () => {
    expect(name('/repo/packages/ui/src/line-chart.tsx')).toBe('frame-charts')
    expect(name('/repo/node_modules/d3-scale/src/index.js')).toBe('frame-charts')
    expect(name('/repo/packages/ui/src/field.tsx')).toBe('frame-forms')
    expect(name('/repo/packages/widgets/src/plan-form.tsx')).toBe('frame-charts-forms')
  })

  it('what fewer cards run has a file of its own, so that none of them loads a dialog that shares a module with it', () => {
    expect(name('/repo/packages/ui/src/row.tsx')).toBe('transactions-cash-flow-chart')
    expect(name('/repo/packages/widgets/src/goals.tsx')).toBe('goals')
  })

  it('the bundler places the rest', () => {
    expect(name(`${embed}/cards/goals.ts`)).toBeNull()
    expect(name('/repo/packages/ui/src/dialog.tsx')).toBeNull()
  })

  it('throws when it finds no card', () => {
    expect(() => frameChunkNames(built.slice(0, 1))).toThrow('The build has no chunk for')
  })
})

import { describe, expect, it } from 'vitest'
import { type BuiltChunk, chunkNames } from './start-chunks.ts'

const pages = '/repo/apps/portal/src/pages'

function chunk(fileName: string, modules: readonly string[], more: Partial<BuiltChunk> = {}): BuiltChunk {
  return {
    fileName,
    facadeModuleId: null,
    isEntry: false,
    isDynamicEntry: false,
    imports: [],
    dynamicImports: [],
    modules: Object.fromEntries(modules.map((id) => [id, {}])),
    ...more,
  }
}

/** The chunks of a first build without our grouping: the start, four screens, and the chunks that they share. */
const built = [
  chunk('first.js', ['/repo/src/start/start.ts', '/repo/send.ts'], {
    isEntry: true,
    facadeModuleId: '/repo/src/start/start.ts',
  }),
  chunk('figures.js', ['/repo/src/start/home.ts'], {
    isEntry: true,
    facadeModuleId: '/repo/src/start/home.ts',
    imports: ['first.js', 'cents.js'],
  }),
  chunk('index.js', ['/repo/main.ts'], {
    isEntry: true,
    facadeModuleId: '/repo/index.html',
    imports: ['first.js', 'react.js', 'client.js'],
  }),
  chunk('react.js', ['/repo/node_modules/react/index.js', '\0runtime']),
  chunk('client.js', ['/repo/client.ts'], { imports: ['react.js'] }),
  chunk('home.js', [`${pages}/finances/home-page.tsx`, '/repo/net-worth.ts'], {
    isDynamicEntry: true,
    facadeModuleId: `${pages}/finances/home-page.tsx`,
    imports: ['index.js', 'money.js', 'button.js'],
    dynamicImports: ['budgets.js', 'overlays.js', 'new-home.js'],
  }),
  chunk('login.js', [`${pages}/auth/login-page.tsx`], {
    isDynamicEntry: true,
    facadeModuleId: `${pages}/auth/login-page.tsx`,
    imports: ['index.js', 'button.js', 'field.js', 'change.js'],
  }),
  chunk('goals.js', [`${pages}/goals/all-goals-page.tsx`], {
    isDynamicEntry: true,
    facadeModuleId: `${pages}/goals/all-goals-page.tsx`,
    imports: ['index.js', 'money.js', 'field.js'],
  }),
  chunk('budgets.js', ['/repo/budgets-card.tsx', '/repo/budgets.ts'], {
    isDynamicEntry: true,
    imports: ['index.js', 'meter.js', 'change.js', 'budget-dialog.js'],
    dynamicImports: ['budget-dialog.js'],
  }),
  chunk('budget-dialog.js', ['/repo/budget-dialog.tsx'], { imports: ['field.js'] }),
  chunk('meter.js', ['/repo/meter.tsx']),
  chunk('change.js', ['/repo/use-change.ts']),
  chunk('overlays.js', ['/repo/ui/src/menu/menu-layer.tsx'], { isDynamicEntry: true, imports: ['layer.js'] }),
  chunk('layer.js', ['/repo/layer.ts']),
  chunk('new-home.js', [`${pages}/finances/new-home.tsx`], { isDynamicEntry: true, imports: ['index.js', 'field.js'] }),
  chunk('money.js', ['/repo/money.ts'], { imports: ['cents.js'] }),
  chunk('cents.js', ['/repo/cents.ts']),
  chunk('button.js', ['/repo/button.tsx'], { imports: ['react.js'] }),
  chunk('field.js', ['/repo/field.tsx'], { imports: ['react.js'] }),
]

describe('the chunks of the portal', () => {
  const name = chunkNames(built)

  it('the modules of every screen go to start, and the libraries of every screen to libraries', () => {
    expect(name('/repo/main.ts')).toBe('start')
    expect(name('/repo/client.ts')).toBe('start')
    expect(name('/repo/node_modules/react/index.js')).toBe('libraries')
    expect(name('\0runtime')).toBe('libraries')
  })

  it('what runs before everything else is by itself, with what it needs', () => {
    expect(name('/repo/src/start/start.ts')).toBe('first')
    expect(name('/repo/send.ts')).toBe('first')
  })

  it('what home’s first figures need is with them, so that they wait for no library', () => {
    expect(name('/repo/src/start/home.ts')).toBe('figures')
    expect(name('/repo/cents.ts')).toBe('figures')
  })

  it('what both first screens need goes to start', () => {
    expect(name('/repo/button.tsx')).toBe('start')
  })

  it('what a first screen shares with another screen has its own chunk', () => {
    expect(name('/repo/money.ts')).toBe('shared')
    expect(name('/repo/field.tsx')).toBe('fields')
  })

  it('home’s cards are one file, and what they share with the sign-in another, so that home does not fetch fields', () => {
    for (const id of ['budgets-card.tsx', 'budgets.ts', 'meter.tsx']) expect(name(`/repo/${id}`)).toBe('cards')
    expect(name('/repo/use-change.ts')).toBe('changes')
    expect(name('/repo/field.tsx')).toBe('fields')
  })

  it('what opens menus, the screen of a person without data, and a card’s dialog are not in it', () => {
    for (const id of ['budget-dialog.tsx', 'layer.ts', 'ui/src/menu/menu-layer.tsx'])
      expect(name(`/repo/${id}`)).toBeNull()
    expect(name(`${pages}/finances/new-home.tsx`)).toBeNull()
  })

  it('the bundler places what one screen has alone, and what neither first screen runs', () => {
    expect(name('/repo/net-worth.ts')).toBeNull()
    expect(name(`${pages}/finances/home-page.tsx`)).toBeNull()
    expect(name(`${pages}/goals/all-goals-page.tsx`)).toBeNull()
    expect(name('/repo/unknown.ts')).toBeNull()
  })

  it('throws and names the screen that it does not find', () => {
    const moved = built.filter(({ fileName }) => fileName !== 'login.js')
    expect(() => chunkNames(moved)).toThrow('The build has no chunk for /pages/auth/login-page.tsx.')
  })
})

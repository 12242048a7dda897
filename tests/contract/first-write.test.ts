import openapiTS, { astToString } from 'openapi-typescript'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../../apps/api/demo/seed-demo.ts'
import { startTestApp, type TestApp } from '../../apps/api/testing/test-app.ts'
import { createShell } from './curl.ts'
import { firstWriteProgram, wrongProgram } from './first-write.fixture.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-client-'))
  app = await startTestApp()
  await seedDemo(app.parts)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.stop()
})

const textOf = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n')

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')

/** Returns the commands of the quick start by their step, as the page shows them. */
async function readCommands(): Promise<Readonly<Record<string, string>>> {
  const page = await fetch(`${app.origin}/docs`).then((answer) => answer.text())
  const blocks = page.matchAll(/<pre[^>]*data-run="([\w-]+)"[^>]*><code>([^]*?)<\/code>/g)
  return Object.fromEntries([...blocks].map(([, step = '', text = '']) => [step, unescaped(text)]))
}

describe('the quick start of /docs', () => {
  it('leads to a first write, which is repeated without harm and undone', async () => {
    const { visit = '', read = '', write = '', undo = '', ...others } = await readCommands()
    expect(others['set-up']).toContain('EVENKEEL=http')
    const shell = createShell()
    shell.set('EVENKEEL', app.origin)
    shell.set('KEY', 'first-write-1')
    expect(await (await shell.run(visit)).json()).toMatchObject({ isSignedIn: false })
    expect(await (await shell.run(others['sign-in'] ?? '')).json()).toMatchObject({ areTermsAccepted: true })
    const before = await (await shell.run(read)).json()
    const [first, again] = [await shell.run(write), await shell.run(write)]
    expect([first.status, await first.json()]).toEqual([200, await again.json()])
    expect(await (await shell.run(read)).json()).toHaveLength(before.length + 1)
    const change = first.headers.get('Evenkeel-Change') ?? ''
    expect(again.headers.get('Evenkeel-Change')).toBe(change)
    shell.set('CHANGE', change)
    expect((await shell.run(undo.split('\n').slice(1).join('\n'))).status).toBe(200)
    expect(await (await shell.run(read)).json()).toEqual(before)
  })
})

describe('a client that openapi-typescript generates', () => {
  it('compiles in strict TypeScript and makes a first write', async () => {
    const generated = astToString(await openapiTS(new URL(`${app.origin}/openapi.json`), { enum: true }))
    expect(generated).toMatch(/enum PlanStatus \{\s+NOT_STARTED = 0,\s+PLAN_PENDING = 1/)
    writeFileSync(join(folder, 'evenkeel.ts'), generated)
    const file = join(folder, 'first-write.ts')
    writeFileSync(file, firstWriteProgram)
    writeFileSync(join(folder, 'wrong.ts'), wrongProgram)
    const options: ts.CompilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
    }
    const faults = ts.getPreEmitDiagnostics(ts.createProgram([file, join(folder, 'wrong.ts')], options))
    const texts = faults.map((fault) => `${basename(fault.file?.fileName ?? '')}: ${textOf(fault)}`)
    expect(texts).toEqual([expect.stringMatching(/^wrong\.ts: Type '99' is not assignable/)])
    const { firstWrite } = await import(file)
    const { created, after } = await firstWrite(app.origin)
    expect(created).toMatchObject({ name: 'Rainy day', balance: 250, isManualAccount: true })
    expect(after).not.toContainEqual(expect.objectContaining({ userAccountId: created.userAccountId }))
  })
})

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFrames, withKept } from './kept-frames.ts'
import { staticFolder } from './static-folder.ts'

const day = 86_400_000
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-frames-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a build in which a frame loads `first-<hash>.js`, that one `later-<hash>.js`, and the portal another file. */
function build(hash: string): string {
  const portal = join(folder, `portal-${hash}`)
  for (const name of ['embed', 'assets']) mkdirSync(join(portal, name), { recursive: true })
  const files = {
    'index.html': `<script src="/assets/index-${hash}.js">`,
    'embed/frame.html': `<script src="/assets/first-${hash}.js"></script><link href="/assets/first-Same0000.css">`,
    [`assets/first-${hash}.js`]: `import("./later-${hash}.js"); "./nothing-NotThere.js"`,
    [`assets/later-${hash}.js`]: `import "./first-${hash}.js"; export const release = '${hash}'`,
    'assets/first-Same0000.css': 'body{}',
    [`assets/index-${hash}.js`]: 'portal()',
    [`assets/first-${hash}.js.map`]: '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(portal, name), text)
  return portal
}

const start = (hash: string, atDay: number) =>
  keepFrames({ portalFolder: build(hash), keptFolder: join(folder, 'frames'), version: '1.0.0', now: atDay * day })
const kept = () => readdirSync(join(folder, 'frames/assets')).toSorted()
const files = (...hashes: string[]) => [
  ...hashes.map((hash) => `first-${hash}.js`),
  'first-Same0000.css',
  ...hashes.map((hash) => `later-${hash}.js`),
]

describe('the files of frames', () => {
  it('are kept with what they load, and without what only the portal loads', () => {
    start('Aaaa1111', 0)
    expect(kept()).toEqual(files('Aaaa1111'))
  })

  it('are kept for 90 days after another release took over, however long theirs was in use', () => {
    start('Aaaa1111', 0)
    start('Aaaa1111', 150)
    start('Bbbb2222', 200)
    expect(kept()).toEqual(files('Aaaa1111', 'Bbbb2222'))
    start('Bbbb2222', 290)
    expect(kept()).toEqual(files('Aaaa1111', 'Bbbb2222'))
    start('Cccc3333', 291)
    expect(kept()).toEqual(files('Bbbb2222', 'Cccc3333'))
  })

  it('of a release that came back count from when it was replaced again', () => {
    start('Aaaa1111', 0)
    start('Bbbb2222', 1)
    start('Aaaa1111', 2)
    start('Cccc3333', 50)
    start('Cccc3333', 100)
    expect(kept()).toEqual(files('Aaaa1111', 'Cccc3333'))
  })

  it('are served from the build, and else from what is kept, and nothing else of it is', async () => {
    start('Aaaa1111', 0)
    start('Bbbb2222', 1)
    const served = withKept(staticFolder(join(folder, 'portal-Bbbb2222')), staticFolder(join(folder, 'frames')))
    const read = async (path: string) => new TextDecoder().decode((await served.find(path))?.bytes)
    expect(await read('/assets/later-Aaaa1111.js')).toContain("release = 'Aaaa1111'")
    expect(await read('/assets/index-Bbbb2222.js')).toBe('portal()')
    expect(await served.find('/assets/index-Aaaa1111.js')).toBeNull()
    const [release = ''] = readdirSync(join(folder, 'frames/releases'))
    expect(await served.find(`/releases/${release}`)).toBeNull()
  })

  it('are not kept before the portal has been built', () => {
    keepFrames({ portalFolder: join(folder, 'none'), keptFolder: join(folder, 'frames'), version: '1.0.0', now: 0 })
    expect(existsSync(join(folder, 'frames'))).toBe(false)
  })
})

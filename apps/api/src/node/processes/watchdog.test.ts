import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BundledServer, bundleServer } from '../../test/bundle-server.ts'
import { type ServerProcess, startServerProcess } from '../../test/server-process.ts'
import { isHalted } from './halted.ts'
import { childrenOf, lineTo } from './line-to-process.ts'

let built: BundledServer
beforeAll(async () => {
  built = await bundleServer()
})
afterAll(() => built.remove())

const hanging = `--import=${join(import.meta.dirname, 'hanging.fixture.ts')} --disable-warning=ExperimentalWarning`

let folder: string
let server: ServerProcess
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evenkeel-watchdog-'))
  const settings = {
    EVENKEEL_DATA: folder,
    EVENKEEL_PROCESSES: '2',
    EVENKEEL_HUNG_AFTER: '4',
    EVENKEEL_LOG_REQUESTS: '1',
    NODE_OPTIONS: hanging,
  }
  server = startServerProcess(settings, built.entry)
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

const pids = () => childrenOf(server.child.pid ?? 0)
const killedAsHung = (number: number) =>
  new RegExp(
    `"process":${number},"event":"process-ended","code":null,"signal":"SIGKILL","hungForMs":\\d{4,},"againInMs":1000`,
  )

describe.runIf(process.platform === 'linux')('the watch over two processes', () => {
  it('kills one that hangs and starts it again, and leaves alone one that the system has halted for as long', async () => {
    await server.origin
    const [first = 0, second = 0] = pids()
    const one = await lineTo(server, 1)
    process.kill(first, 'SIGSTOP')
    await expect.poll(() => isHalted(first)).toBe(true)
    process.kill(second, 'SIGUSR2')
    await expect.poll(() => server.output(), { timeout: 60_000 }).toMatch(killedAsHung(2))
    await expect.poll(() => pids().length, { timeout: 30_000 }).toBe(2)
    expect(pids()).toContain(first)
    process.kill(first, 'SIGCONT')
    expect((await one.get('/health')).status).toBe(200)
    one.close()
    const again = await lineTo(server, 2)
    expect((await again.get('/health')).status).toBe(200)
    again.close()
    expect(pids()).toContain(first)
    expect(server.output()).not.toMatch(killedAsHung(1))
  }, 120_000)

  it('told to stop, does not wait for ever for one that hangs', async () => {
    await server.origin
    process.kill(pids()[0] ?? 0, 'SIGUSR2')
    await expect.poll(() => server.output()).toContain('hanging')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toMatch(
      /"process":1,"event":"process-ended","code":null,"signal":"SIGKILL","hungForMs":\d{4,}}/,
    )
    expect(pids()).toEqual([])
  }, 120_000)
})

describe('several processes', () => {
  it('told to stop while the first still begins, end all the same', async () => {
    await expect.poll(() => pids().length, { timeout: 30_000 }).toBe(1)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).not.toContain('ready')
  }, 120_000)

  it('end with 1 where none of them lasts, again and again', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=source', join(import.meta.dirname, 'dying.fixture.ts')],
      { encoding: 'utf8' },
    )
    const lines = stderr.split('\n').filter((line) => line.startsWith('{'))
    expect(status).toBe(1)
    expect(lines.at(-1)).toContain('"event":"gave-up"')
    for (const number of [1, 2]) {
      const pauses = lines
        .filter((line) => line.includes(`"process":${number},`))
        .map((line) => Number(JSON.parse(line).againInMs))
      expect(pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
    }
  }, 120_000)
})

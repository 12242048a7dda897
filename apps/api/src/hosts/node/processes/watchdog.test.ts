import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ServerProcess, startServerProcess } from '../../../../testing/server-process.ts'
import { isHalted } from './watch.ts'
import { findChildren, lineTo } from './line-to-process.ts'

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
  server = startServerProcess(settings)
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

const pids = () => findChildren(server.child.pid ?? 0)
const killedAsHung = (number: number) =>
  new RegExp(
    `"process":${number},"event":"process-ended","code":null,"signal":"SIGKILL","hungForMs":\\d{4,},"againInMs":1000`,
  )

describe.runIf(process.platform === 'linux')('the watch over two processes', () => {
  it('kills one that hangs and starts it again, and leaves alone one that the system has halted for as long', async () => {
    await server.origin
    await expect.poll(pids).toHaveLength(2)
    const [first = 0, second = 0] = pids()
    process.kill(first, 'SIGSTOP')
    await expect.poll(() => isHalted(first)).toBe(true)
    process.kill(second, 'SIGUSR2')
    await expect.poll(() => server.output()).toMatch(killedAsHung(2))
    await expect.poll(() => pids().length).toBe(2)
    expect(pids()).toContain(first)
    process.kill(first, 'SIGCONT')
    // Connected now: one that was idle while the process was halted is closed as it goes on.
    const one = await lineTo(server, 1)
    expect((await one.get('/health')).status).toBe(200)
    one.close()
    const again = await lineTo(server, 2)
    expect((await again.get('/health')).status).toBe(200)
    again.close()
    expect(pids()).toContain(first)
    expect(server.output()).not.toMatch(killedAsHung(1))
  })

  it('told to stop, does not wait forever for one that hangs', async () => {
    await server.origin
    await expect.poll(pids).toHaveLength(2)
    process.kill(pids()[0] ?? 0, 'SIGUSR2')
    await expect.poll(() => server.output()).toContain('hanging')
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toMatch(
      /"process":1,"event":"process-ended","code":null,"signal":"SIGKILL","hungForMs":\d{4,}}/,
    )
    expect(pids()).toEqual([])
  })
})

describe('several processes', () => {
  it('told to stop while the first is still starting, end as well', async () => {
    await expect.poll(() => pids().length).toBe(1)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).not.toContain('ready')
  })

  it('end with 1 where none of them lasts, again and again', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--conditions=evenkeel-source', join(import.meta.dirname, 'dying.fixture.ts')],
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
  })
})

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Fault } from './fault.ts'

/** Makes every fsync of a process fail from now on; resolves once strace is attached. */
async function attach(pid: number): Promise<ChildProcess> {
  const calls = ['-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO']
  const tracer = spawn('strace', ['-f', ...calls, '-p', String(pid)], { stdio: ['ignore', 'ignore', 'pipe'] })
  const [said] = await Promise.race([once(tracer.stderr, 'data'), once(tracer, 'exit')])
  if (!String(said).includes('attached')) throw new Error(`strace cannot attach to ${pid}: ${said}`)
  tracer.stderr.resume()
  return tracer
}

/** Whether strace is installed and may attach to other processes of this user. */
async function canAttach(): Promise<boolean> {
  if (spawnSync('strace', ['-V'], { stdio: 'ignore' }).status !== 0) return false
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'ignore' })
  try {
    const tracer = await attach(other.pid ?? 0)
    tracer.kill('SIGINT')
    return true
  } catch {
    return false
  } finally {
    other.kill('SIGKILL')
  }
}

/** Makes the kernel answer fsync with EIO, like a failing disk; empty if strace may not attach. */
export async function failingFsyncByStrace(): Promise<Fault[]> {
  if (!(await canAttach())) return []
  return [
    {
      name: 'failing fsync (strace)',
      refusesWrites: true,
      settings: {},
      async begin({ pids }) {
        const tracers = await Promise.all(pids.map(attach))
        return async () => {
          const ended = tracers.map((tracer) => once(tracer, 'exit'))
          for (const tracer of tracers) tracer.kill('SIGINT')
          await Promise.all(ended)
        }
      },
    },
  ]
}

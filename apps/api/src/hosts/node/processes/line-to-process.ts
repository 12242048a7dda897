import { execFileSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import type { ServerProcess } from '../../../../testing/server-process.ts'

/** The outcome of a test's request. */
interface Answered {
  readonly status: number
  readonly text: string
  readonly requestId: string
}

/** One kept connection, so that one process answers all that is sent over it. */
export interface LineToProcess {
  get(path: string, cookies?: ReadonlyMap<string, string>): Promise<Answered>
  /** Makes a call with the session of these cookies. */
  call(
    name: EndpointName,
    body: object,
    cookies: ReadonlyMap<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answered>
  close(): void
}

const toCookieHeader = (cookies: ReadonlyMap<string, string>) => [...cookies].map((pair) => pair.join('=')).join('; ')

function openLine(origin: string): LineToProcess {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (path: string, method: string, headers: Record<string, string>, body?: string) =>
    new Promise<Answered>((resolve, reject) => {
      const sent = request(new URL(path, origin), { agent, method, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => (text += part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, requestId: String(response.headers['x-request-id']) }),
        )
      })
      sent.on('error', reject).end(body)
    })
  return {
    get: (path, cookies = new Map()) => ask(path, 'GET', { Cookie: toCookieHeader(cookies) }),
    call(name, body, cookies, headers = {}) {
      const proofs = {
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
        RequestVerificationToken: cookies.get('RequestVerificationToken') ?? '',
      }
      return ask(
        paths[name].path,
        paths[name].method,
        { ...proofs, Cookie: toCookieHeader(cookies), 'Content-Type': 'application/json', ...headers },
        JSON.stringify(body),
      )
    },
    close: () => agent.destroy(),
  }
}

/** Returns the number of the process that answered a request, as the log has it. */
async function findProcess(server: ServerProcess, requestId: string): Promise<number> {
  for (;;) {
    const line = server
      .output()
      .split('\n')
      .find((one) => one.includes(`"requestId":"${requestId}"`) && one.endsWith('}'))
    if (line) return Number(JSON.parse(line).process)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/**
 * Returns a connection to the process with this number; new connections reach one process after the other. The log must
 * include requests.
 */
export async function lineTo(server: ServerProcess, number: number): Promise<LineToProcess> {
  for (;;) {
    const line = openLine(await server.origin)
    const answered = await line.get('/health').catch(() => null)
    if (answered && (await findProcess(server, answered.requestId)) === number) return line
    line.close()
  }
}

/** Returns every process of the machine: its id, its parent's, and its state. */
const table = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

/** Returns the ids of the processes that a process has started. */
export const findChildren = (pid: number): number[] =>
  table().flatMap(([id, parent, state = '']) => (Number(parent) === pid && !state.startsWith('Z') ? [Number(id)] : []))

/** Whether a process runs; an ended one may still be in the system's table. */
export const isRunning = (pid: number): boolean =>
  table().some(([id, , state = '']) => Number(id) === pid && !state.startsWith('Z'))

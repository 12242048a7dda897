import { execFileSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { type EndpointName, paths } from '@evenkeel/api-client/contract/paths'
import type { ServerProcess } from '../../test/server-process.ts'

/** What came of a request of a test. */
interface Answered {
  readonly status: number
  readonly text: string
  readonly requestId: string
}

/** One kept connection, and so one process that answers all that comes over it. */
export interface LineToProcess {
  get(path: string, cookies?: ReadonlyMap<string, string>): Promise<Answered>
  /** A call of somebody who is signed in by these cookies. */
  call(
    name: EndpointName,
    body: object,
    cookies: ReadonlyMap<string, string>,
    headers?: Record<string, string>,
  ): Promise<Answered>
  close(): void
}

const cookieOf = (cookies: ReadonlyMap<string, string>) => [...cookies].map((pair) => pair.join('=')).join('; ')

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
    get: (path, cookies = new Map()) => ask(path, 'GET', { Cookie: cookieOf(cookies) }),
    call(name, body, cookies, headers = {}) {
      const proofs = {
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
        RequestVerificationToken: cookies.get('RequestVerificationToken') ?? '',
      }
      return ask(
        paths[name].path,
        paths[name].method,
        { ...proofs, Cookie: cookieOf(cookies), 'Content-Type': 'application/json', ...headers },
        JSON.stringify(body),
      )
    },
    close: () => agent.destroy(),
  }
}

/** The number of the process that answered a request, as the log has it. */
async function processOf(server: ServerProcess, requestId: string): Promise<number> {
  for (;;) {
    const line = server
      .output()
      .split('\n')
      .find((one) => one.includes(`"requestId":"${requestId}"`) && one.endsWith('}'))
    if (line) return Number(JSON.parse(line).process)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A connection to the process of this number; whoever opens connections gets one process after the other. The log has to tell of requests. */
export async function lineTo(server: ServerProcess, number: number): Promise<LineToProcess> {
  for (;;) {
    const line = openLine(await server.origin)
    const answered = await line.get('/health').catch(() => null)
    if (answered && (await processOf(server, answered.requestId)) === number) return line
    line.close()
  }
}

/** Every process of the machine: its id, its parent's, and its state. */
const table = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

/** The ids of the processes that a process has started. */
export const childrenOf = (pid: number): number[] =>
  table().flatMap(([id, parent, state = '']) => (Number(parent) === pid && !state.startsWith('Z') ? [Number(id)] : []))

/** Whether a process runs; one that has ended may still stand in the system's table. */
export const isRunning = (pid: number): boolean =>
  table().some(([id, , state = '']) => Number(id) === pid && !state.startsWith('Z'))

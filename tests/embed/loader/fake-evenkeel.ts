import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fakeFrame } from './fake-frame.ts'

/**
 * How the frame pages of a fake Evenkeel answer. `mute`: a page that never says hello; `deaf`: one that says hello, and
 * nothing more; `newer` and `older`: of another protocol; `refused`: no page may frame it.
 */
type Behavior = 'good' | 'mute' | 'deaf' | 'missing' | 'broken' | 'refused' | 'hanging' | 'newer' | 'older'

export interface FakeEvenkeel {
  readonly origin: string
  behave(behavior: Behavior): void
  /** addresses asked for since the last call */
  takeAsked(): { path: string; referer: string | undefined }[]
  /** Whether the page of a frame was asked for since `takeAsked`. */
  wasFrameAsked(): boolean
  close(): void
}

const root = join(import.meta.dirname, '../../..')
const loaderFile = join(root, 'packages/embed/dist/loader.js')

const script = (behavior: Behavior) => {
  const [min, max] = behavior === 'newer' ? [3, 4] : behavior === 'older' ? [1, 1] : [1, 3]
  return `(${fakeFrame})(${JSON.stringify({ min, max, isStanding: behavior !== 'deaf' })})`
}

const frame = (behavior: Behavior) =>
  `<!doctype html><html lang="en"><title>Frame</title><body>${
    behavior === 'mute' ? 'Something else' : `<script>${script(behavior)}</script>`
  }</body></html>`

function answerFrame(response: ServerResponse, behavior: Behavior) {
  if (behavior === 'hanging') return
  const status = behavior === 'missing' ? 404 : behavior === 'broken' ? 500 : 200
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(behavior === 'refused' && { 'Content-Security-Policy': "frame-ancestors 'none'" }),
    })
    .end(status === 200 ? frame(behavior) : 'Not today')
}

/** Serves the built loader, and frames that behave as a test says. */
export async function serveFakeEvenkeel(): Promise<FakeEvenkeel> {
  const loader = await readFile(loaderFile, 'utf8')
  let behavior: Behavior = 'good'
  let asked: { path: string; referer: string | undefined }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push({ path, referer: request.headers.referer })
    if (path.startsWith('/embed/')) return answerFrame(response, behavior)
    const headers = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    if (!path.startsWith('/widgets/')) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'text/javascript', ...headers }).end(loader)
  })
  const port = await new Promise<number>((done) => {
    server.listen(0, 'localhost', () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return {
    origin: `http://localhost:${port}`,
    behave: (next) => void (behavior = next),
    takeAsked: () => asked.splice(0),
    wasFrameAsked: () => asked.some(({ path }) => path.startsWith('/embed/')),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

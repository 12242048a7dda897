import { widgetNames } from '@evenkeel/api-client/contract/widget-names'
import type { Hono } from 'hono'
import type { AppParts } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { immutable, sendFile } from './send-file.ts'

/** A browser uses its copy for five minutes, and for a day more while it asks for the next one. */
const evergreen = 'public, max-age=300, stale-while-revalidate=86400'

/** Pages of other sites load the script of the widgets from here, some of them with an integrity, which needs CORS. */
export function registerLoader(app: Hono<HttpEnv>, { widgets }: Pick<AppParts, 'widgets'>): void {
  const send = async (request: Request, path: string, caching: string) => {
    const file = await widgets.find(path)
    if (!file) throw notFound()
    const answer = await sendFile(request, path, file, caching)
    answer.headers.set('Access-Control-Allow-Origin', '*')
    answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    return answer
  }
  // Each widget had its own script once: their addresses in the markup of pages stay good.
  for (const name of ['loader', ...widgetNames])
    app.get(`/widgets/v1/${name}.js`, (c) => send(c.req.raw, '/loader.js', evergreen))
  app.get('/widgets/v1/reserve.css', (c) => send(c.req.raw, '/reserve.css', evergreen))
  app.get('/widgets/:release{\\d+\\.\\d+\\.\\d+}/evenkeel.js', (c) =>
    send(c.req.raw, `/releases/${c.req.param('release')}/evenkeel.js`, immutable),
  )
}

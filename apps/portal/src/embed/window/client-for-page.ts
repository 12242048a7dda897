import { type Client, createClient } from '@evenkeel/api-client/client'
import { pageHeader } from '@evenkeel/api-client/contract/changes'
import type { AskedMessage } from '../window-messages.ts'

interface ClientParts extends Pick<AskedMessage, 'widget' | 'page'> {
  readonly send?: (request: Request) => Promise<Response>
}

/** The person's own client, whose changes name the widget and page that asked for them: both are then in the access log. */
export const createClientForPage = ({ widget, page, send = (request) => fetch(request) }: ClientParts): Client =>
  createClient({
    fetch(request) {
      request.headers.set(pageHeader, `${widget} ${page}`)
      return send(request)
    },
    onSessionEnded: () => location.reload(),
  })

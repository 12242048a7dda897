import type { Hono } from 'hono'
import { html } from 'hono/html'
import { inLanguage } from '@evenkeel/engine'
import type { AppParts, Identity } from '../app-parts.ts'
import type { HttpEnv } from '../http/register-endpoints.ts'
import { readStopLink, stopPath } from '../services/notes/stop-link.ts'
import * as words from '../words/notes.generated.ts'
import { plainPage } from './plain-page.ts'

const ask = () =>
  plainPage(
    words.stopTitle(),
    html`<p>${words.stopAsk()}</p>
      <form method="post"><button name="List-Unsubscribe" value="One-Click">${words.stopButton()}</button></form>`,
  )

const done = () =>
  plainPage(
    words.stopDone(),
    html`<p>${words.stopAfter()}</p>
      <p><a href="/secure/home">${words.stopHome()}</a></p>`,
  )

/**
 * Registers the page behind the link that turns one kind of notes off (RFC 8058). A GET changes nothing, since mail programs open links by
 * themselves; a POST needs no session. Both answer the same for a link that is not ours or whose person has left. The ledger
 * is not opened: its work takes the wish over, and no note of that kind leaves before.
 */
export function registerStopPage(
  app: Hono<HttpEnv>,
  { keys, directory, clock, bank }: AppParts,
  { languages }: Identity,
): void {
  app.get(`${stopPath}:token`, (c) => inLanguage(languages.wanted(c.req.raw), ask))
  app.post(`${stopPath}:token`, async (c) => {
    const link = readStopLink(keys, c.req.param('token'))
    if (link && (await directory.people.byId(link.personId))) {
      await directory.noteStops.add(link.personId, link.kind)
      await directory.ledgerWork.schedule(link.personId, clock.now())
      bank?.wake(link.personId)
    }
    return inLanguage(languages.wanted(c.req.raw), done)
  })
}

import type { AppParts, Identity } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import { mayKeep } from '../identity/connect-widgets.ts'
import type { RequestCalls } from '../http/handlers.ts'
import { toReadDay } from '../store/directory/widget-reads.ts'
import { changesByGrant } from '../store/ledger/page-changes.ts'

const toInstant = (moment: number) => new Date(moment).toISOString()
const countedMs = 30 * 24 * 3_600_000

/** Widgets in our own frame on other people's pages: agreeing, connecting, reading on, ending. */
export function widgetGrantCalls({ directory }: Pick<AppParts, 'directory'>, { widgets }: Pick<Identity, 'widgets'>) {
  return {
    embedPage: async ({ body: { origin } }, { person, request }) => ({
      isAllowed: await widgets.isPageAllowed(person, origin, request),
    }),

    agreeEmbed: ({ body }, { person, request }) => widgets.agree(person, body, request),

    async keepEmbed({ body: { origin, keyThumbprint } }, { person, request }) {
      return { until: toInstant(await widgets.keep(person, origin, keyThumbprint, request)) }
    },

    async connectEmbed({ body: { code, origin } }, { request, addHeader }) {
      const { grant, cookie, renewal, widgets: names } = await widgets.connect(code, origin, request)
      addHeader('Set-Cookie', cookie)
      return { widgets: [...names], endsAt: toInstant(grant.endsAt), showsListLength: grant.showsListLength, renewal }
    },

    async embedToken({ body: { widget, origin } }, { request, clock, addHeader }) {
      const { grant, cookie, renewal, token, others, expiresAt, language } = await widgets.token(
        widget,
        origin,
        request,
      )
      addHeader('Set-Cookie', cookie)
      const { endsAt, showsListLength } = grant
      const times = { expiresAt: toInstant(expiresAt), endsAt: toInstant(endsAt) }
      const kept = { mayKeep: mayKeep(grant, clock.now()), showsListLength, language, renewal }
      return { token, others, ...times, ...kept }
    },

    async endEmbed({ body: { origin } }, { request, addHeader }) {
      const { cookie } = await widgets.end(origin, request)
      addHeader('Set-Cookie', cookie)
      return {}
    },

    async embedAgreements(_input, { person, request, clock, withLedger }) {
      const since = clock.now() - countedMs
      const [grants, reads, changes] = await Promise.all([
        widgets.ofPerson(person.userId),
        directory.widgetReads.byGrant(person.userId, toReadDay(since)),
        withLedger((ledger) => changesByGrant(ledger, toInstant(since))),
      ])
      return grants.map((grant) => {
        const read = reads.get(grant.id)
        return {
          agreementId: grant.id,
          origin: grant.origin,
          widgets: [...grant.widgets],
          since: toInstant(grant.agreedAt),
          until: toInstant(grant.endsAt),
          lastReadAt: read ? toInstant(read.lastAt) : null,
          readsIn30Days: read?.reads ?? 0,
          changesIn30Days: changes.get(grant.id) ?? 0,
          isThisBrowser: widgets.isThisBrowser(grant, request),
          isOwnComputer: grant.isOwnComputer,
        }
      })
    },

    async withdrawEmbedAgreement({ body: { agreementId, widget } }, { person: { userId }, clock }) {
      const at = clock.now()
      const ended =
        agreementId === undefined
          ? await directory.widgetGrants.withdrawEverywhere(userId, widget, at)
          : await directory.widgetGrants.withdraw(userId, agreementId, widget, at)
      if (agreementId !== undefined && ended.length === 0) throw notFound()
      const event = { at, actorId: userId, personId: userId, event: 'widget-withdrawn' } as const
      for (const page of ended) await directory.audit.add({ ...event, page, widget: widget ?? null })
      return {}
    },
  } satisfies RequestCalls
}

import * as z from 'zod/mini'
import { origin, widgetName } from './embed.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, requiredText } from './primitives.ts'
import { widgetNames } from './widget-names.ts'

/** The RFC 7638 thumbprint of a P-256 key: SHA-256, base64url. */
const keyThumbprint = z.string('Field required').check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'Please enter a valid value.'))

/** The widgets of a page, each at most once. */
const widgets = z.array(widgetName).check(
  z.minLength(1, 'Choose at least one.'),
  z.maxLength(widgetNames.length, 'Choose each one once.'),
  z.refine((names) => new Set(names).size === names.length, 'Choose each one once.'),
)

/**
 * What the cookie of the page says, for the frame to keep in memory: a browser that keeps no cookie for a frame of another site than the
 * page's gets it back in the header `Evenkeel-Renewal`. Like the cookie, it opens nothing without the key.
 */
const renewal = z.string()

/** A page on which the person lets widgets read, in one browser. */
export const widgetAgreement = z.object({
  agreementId: id,
  /** The origin of the pages that may show them: `https://intranet.example`. */
  origin: z.string(),
  /** The widgets that may read there now, in the order of `widgetNames`. */
  widgets: z.array(widgetName),
  since: instant,
  /** When it ends, if the person does not end it before. */
  until: instant,
  /** Null before the first read. */
  lastReadAt: z.nullable(instant),
  readsIn30Days: z.number(),
  changesIn30Days: z.number(),
  /** Whether the person agreed in the browser that asks; null if that is unknown. */
  isThisBrowser: z.nullable(z.boolean()),
  /** False: others use that computer, too, and the agreement ends with the sign-out there. */
  isOwnComputer: z.boolean(),
})
export type WidgetAgreement = z.infer<typeof widgetAgreement>

/**
 * Widgets in our own frame on other people's pages. The page around the frame can read nothing. A call that is `provedBy` a key
 * carries a proof in the header `DPoP` (RFC 9449); no session is read there.
 */
export const widgetGrantEndpoints = {
  embedPage: endpoint('embedPage', {
    summary: 'Check whether the employee’s company allows widgets on an origin. Call it before asking for consent.',
    who: 'employee',
    body: z.object({ origin }),
    answer: z.object({ isAllowed: z.boolean() }),
    readOnly: true,
  }),
  agreeEmbed: endpoint('agreeEmbed', {
    summary:
      'Connect widgets on a page. Returns a one-time code for the frame with the key, valid 60 seconds. 403 if the company hasn’t allowed the origin.',
    who: 'employee',
    body: z.object({
      origin,
      widgets,
      keyThumbprint,
      isOwnComputer: z.boolean(),
      isKeyStored: z.boolean(),
      showsListLength: z.boolean(),
    }),
    answer: z.object({ code: z.string() }),
    keepsNoAnswer: true,
  }),
  keepEmbed: endpoint('keepEmbed', {
    summary:
      'Renew a page’s agreement for its full length, in its last 14 days and on the employee’s own computer. 404 without an agreement for this page and key.',
    who: 'employee',
    body: z.object({ origin, keyThumbprint }),
    answer: z.object({ until: instant }),
  }),
  connectEmbed: endpoint('connectEmbed', {
    summary:
      'Exchange the one-time code for the frame’s cookie. 400 with code 30001 if the code is unknown, used, expired or for another key.',
    who: 'public',
    provedBy: 'key',
    body: z.object({ code: requiredText(200), origin }),
    answer: z.object({ widgets, endsAt: instant, showsListLength: z.boolean(), renewal }),
    errors: [30001],
  }),
  embedToken: endpoint('embedToken', {
    summary:
      'Get a 5-minute token for one widget, bound to the key. 401 without an agreement for this page and key, 403 for a widget outside it.',
    who: 'public',
    provedBy: 'key',
    body: z.object({ widget: widgetName, origin }),
    answer: z.object({
      token: z.string(),
      /** The tokens of the agreement's other widgets, so that the frames of a page need one request for all. */
      others: z.array(z.object({ widget: widgetName, token: z.string() })),
      expiresAt: instant,
      endsAt: instant,
      /** Whether the person can let the agreement go on now: see `keepEmbed`. */
      mayKeep: z.boolean(),
      showsListLength: z.boolean(),
      /** What the person reads; null until they or their browser have asked for another language than English. */
      language: z.nullable(z.string()),
      renewal,
    }),
  }),
  endEmbed: endpoint('endEmbed', {
    summary: 'End the agreement of the frame’s page in this browser. Same response for unknown ones.',
    who: 'public',
    provedBy: 'key',
    body: z.object({ origin }),
    answer: nothing,
  }),
  embedAgreements: endpoint('embedAgreements', {
    summary: 'List the connected pages with their number of reads, newest first.',
    who: 'employee',
    answer: z.array(widgetAgreement),
  }),
  withdrawEmbedAgreement: endpoint('withdrawEmbedAgreement', {
    summary:
      'Disconnect one widget of a page, a whole page or, without `agreementId`, every page. Takes effect with the next request.',
    who: 'employee',
    body: z.object({ agreementId: z.optional(id), widget: z.optional(widgetName) }),
    answer: nothing,
    ids: { 'body.agreementId': 'embedAgreement' },
  }),
}

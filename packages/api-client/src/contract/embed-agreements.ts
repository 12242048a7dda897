import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './primitives.ts'

export const embedAgreement = z.object({
  agreementId: id,
  widget: z.string(),
  /** The pages on which it may stand: `https://intranet.example`. */
  origin: z.string(),
  agreedAt: instant,
})
export type EmbedAgreement = z.infer<typeof embedAgreement>

export const embedAgreementEndpoints = {
  embedAgreements: endpoint('embedAgreements', {
    summary: 'The widgets on other people’s pages that the person lets read, the newest first.',
    who: 'employee',
    answer: z.array(embedAgreement),
  }),
  withdrawEmbedAgreement: endpoint('withdrawEmbedAgreement', {
    summary: 'Withdraw an agreement: the widget reads nothing from the next request on.',
    who: 'employee',
    body: z.object({ agreementId: id }),
    answer: nothing,
    ids: { 'body.agreementId': 'embedAgreement' },
  }),
}

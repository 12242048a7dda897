import type { AppParts, Identity } from '../app-parts.ts'
import { notFound } from '../errors.ts'
import type { RequestHandlers } from '../http/handlers.ts'

/** Connecting a widget on somebody else's page: the employee agrees, the page exchanges the code. */
export function embedRoutes({ directory }: Pick<AppParts, 'directory'>, { embeds }: Pick<Identity, 'embeds'>) {
  return {
    embedCode: ({ body: { widget, origin } }, { person, request }) => embeds.agree(person, widget, origin, request),

    async embedToken({ body: { code } }, { request }) {
      const { token, expiresAt, renewalCode } = await embeds.exchange(code, request)
      return { token, expiresAt: new Date(expiresAt).toISOString(), renewalCode }
    },

    async embedAgreements(_input, { person }) {
      const agreements = await directory.embeds.ofPerson(person.userId)
      return agreements.map(({ id: agreementId, widget, origin, agreedAt }) => ({
        ...{ agreementId, widget, origin },
        agreedAt: new Date(agreedAt).toISOString(),
      }))
    },

    async withdrawEmbedAgreement({ body: { agreementId } }, { person, clock }) {
      const at = clock.now()
      if (!(await directory.embeds.withdraw(person.userId, agreementId, at))) throw notFound()
      await directory.audit.add({ at, actorId: person.userId, personId: person.userId, event: 'widget-withdrawn' })
      return {}
    },
  } satisfies RequestHandlers
}

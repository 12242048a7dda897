import type { Identity } from '../app-parts.ts'
import type { RequestHandlers } from '../http/handlers.ts'

/** Connecting a widget on somebody else's page: the employee agrees, the page exchanges the code. */
export function embedRoutes({ embeds }: Pick<Identity, 'embeds'>) {
  return {
    embedCode: ({ body: { widget, origin } }, { person, request }) => embeds.agree(person, widget, origin, request),

    async embedToken({ body: { code } }, { request }) {
      const { token, expiresAt, renewalCode } = await embeds.exchange(code, request)
      return { token, expiresAt: new Date(expiresAt).toISOString(), renewalCode }
    },
  } satisfies RequestHandlers
}

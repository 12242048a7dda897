import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import type { Language } from '@evenkeel/api-client/contract/languages'
import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { AskingWidget, SignedInPerson } from '../http/request-context.ts'
import type { WidgetGrant } from '../store/directory/widget-grants.ts'

/** What the person agrees to in our window. */
export interface GrantRequest {
  readonly origin: string
  readonly widgets: readonly WidgetName[]
  readonly keyThumbprint: string
  readonly isOwnComputer: boolean
  readonly isKeyStored: boolean
  readonly showsListLength: boolean
}

interface Connected {
  readonly cookie: string
  /** the value of the cookie, for a browser that does not keep it */
  readonly renewal: string
  readonly grant: WidgetGrant
}

/**
 * Widgets in our own frame on other people's pages. The frame holds a key that cannot leave the browser, the browser a cookie
 * that is kept apart for the page around it; a token is given out only for both, and is good only with the key. Whether the
 * grant, the person's account and the company's permission are in force is looked up on every call.
 */
export interface WidgetAccess {
  isPageAllowed(person: SignedInPerson, origin: string, request: Request): Promise<boolean>
  /** @throws ApiError 403 if the company has not allowed the page. */
  agree(person: SignedInPerson, wish: GrantRequest, request: Request): Promise<{ code: string }>
  /**
   * Lets a grant of a page and key go on in its last 14 days; returns when it ends, which for any other grant is as before.
   * @throws ApiError 404 without such a grant; 403 if the company no longer allows the page.
   */
  keep(person: SignedInPerson, origin: string, keyThumbprint: string, request: Request): Promise<number>
  /** @throws ApiError 401 for a wrong proof; 30001 for a code that opens nothing for this page and key. */
  connect(code: string, origin: string, request: Request): Promise<Connected & { widgets: readonly WidgetName[] }>
  /** @throws ApiError 401 without a grant of this page and key; 403 for a widget that is no part of it. */
  token(
    widget: WidgetName,
    origin: string,
    request: Request,
  ): Promise<
    Connected & {
      readonly token: string
      /** The tokens of the grant's other widgets. */
      readonly others: { widget: WidgetName; token: string }[]
      readonly expiresAt: number
      readonly language: Language | null
    }
  >
  /** Ends the grant of a page in this browser; returns the cookie that removes it. @throws ApiError 401 for a wrong proof. */
  end(origin: string, request: Request): Promise<{ cookie: string }>
  /** Ends every grant of a person at its next call. */
  endAll(personId: number): Promise<void>
  /** Ends what a person agreed to in this browser, if others use the computer, too. */
  endShared(personId: number, request: Request): Promise<void>
  /** Returns the person's grants in force, the newest first, with their widgets. */
  ofPerson(personId: number): Promise<readonly (WidgetGrant & { readonly widgets: readonly WidgetName[] })[]>
  /** Whether a grant was made in the browser of this request; null if that is unknown. */
  isThisBrowser(grant: WidgetGrant, request: Request): boolean | null
  /**
   * Returns the widget that a change in our own window names in the header `Evenkeel-Page`.
   * @throws ApiError 403 if the person has no grant in force for that widget on that page.
   */
  askedBy(header: string, person: SignedInPerson, request: Request): Promise<AskingWidget>
  /**
   * Returns the person of a token, on a call that is open to its widget.
   * @throws ApiError 401 for a token or proof that is invalid, or whose grant has ended; 403, with a line in the person's access
   * log, for a call that is not open to the widget.
   */
  personOf(token: string, request: Request, endpoint: Endpoint): Promise<SignedInPerson>
}

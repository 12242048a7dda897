import type { Endpoint } from '@evenkeel/api-client/contract/endpoint'
import { endpoints } from '@evenkeel/api-client/contract/endpoints'
import { maxBodyBytes } from '../../http/body/read.ts'

/** The largest body of a call, for a proxy in front of the app that must know it without asking the app. */
export interface BodyLimit {
  readonly method: string
  /** As in the endpoint table: `/webapi/v1/changes/{changeId}/undo`. */
  readonly path: string
  readonly maxBytes: number
}

const table: readonly Endpoint[] = Object.values(endpoints)

/** The limits of all calls. */
export const bodyLimits: readonly BodyLimit[] = table.map((endpoint) => ({
  method: endpoint.method,
  path: endpoint.path,
  maxBytes: maxBodyBytes(endpoint),
}))

/** The three calls of a frame's first script, which must not carry the table of all calls. A test compares them with it. */
export const grantCalls = {
  connectEmbed: '/webapi/v1/embed/connect',
  embedToken: '/webapi/v1/embed/token',
  endEmbed: '/webapi/v1/embed/end',
} as const

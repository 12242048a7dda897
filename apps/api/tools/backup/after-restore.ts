/** Returns what an operator has to do before a server starts on a folder that was restored, one sentence each. */
export function stepsAfterRestore(env: NodeJS.ProcessEnv, dataFolder: string): string[] {
  const anchor = env['EVENKEEL_AUDIT_ANCHOR'] ?? ''
  const secret = env['EVENKEEL_SECRET']
    ? []
    : [
        `Before you start Evenkeel on it, put the secret.key of that time next to the keyring or in ${dataFolder}, or set EVENKEEL_SECRET to the same as before.`,
      ]
  const begun = anchor.startsWith('file:') ? `, for example EVENKEEL_AUDIT_ANCHOR=${anchor}-2` : ''
  const anchors =
    anchor === 'none'
      ? []
      : [
          `Let the state of the audit log go to a new place from now on${begun}: the numbers of the restored log come again, so in the old place they would be there twice. Keep the old one.`,
        ]
  return [...secret, ...anchors]
}

/*
 * Cloudflare's documented limits of the paid plan; if two of its pages differ, the smaller figure. Sources, read on
 * 2026-11-22: developers.cloudflare.com/workers/platform/limits, /durable-objects/platform/limits, /d1/platform/limits,
 * /workers/runtime-apis/rpc.
 */
const kb = 1_000
const mb = 1_000 * kb
const MiB = 1_024 * 1_024

export const cloudflareLimits = {
  worker: {
    memoryBytes: 128 * mb,
    compressedBytes: 10 * mb,
    requestBodyBytes: 100 * mb,
    responseHeaderBytes: 128 * kb,
    urlBytes: 16 * kb,
    subrequests: 1_000,
    variables: 128,
    variableBytes: 5 * kb,
    /** The default, without asking for more in the configuration. */
    cpuMs: 30_000,
  },
  /** Arguments and answer of one call of an object's method. */
  rpcBytes: 32 * MiB,
  /** D1 and a Durable Object's SQLite alike, except for the size of a row. */
  sql: {
    columnsOfTable: 100,
    statementBytes: 100 * kb,
    boundParameters: 100,
    functionArguments: 32,
    patternBytes: 50,
    rowBytesInObject: 2 * mb,
    rowBytesInD1: 1 * mb,
  },
  objectBytes: 10_000 * mb,
  assets: { files: 20_000, fileBytes: 25 * MiB },
} as const

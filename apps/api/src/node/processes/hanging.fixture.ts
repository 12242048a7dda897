// Loaded into a server by `--import`: a process that gets SIGUSR2 says so, and hangs for good.
process.on('SIGUSR2', () => {
  process.stderr.write('hanging\n')
  for (;;);
})

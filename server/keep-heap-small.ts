// V8 lets its heap grow by what the machine has: on one of 24 GB to three times of what the server holds, half of it
// for objects that die young. Imported first, and so in force before the rest is loaded; whatever else started Node,
// no flag of the command line is needed.
import { setFlagsFromString } from 'node:v8';

/** The space for the young stays at what loading the server took, 8 MB, where it would become 128. */
setFlagsFromString('--semi-space-growth-factor=1');
/** The old are looked through whenever they became a seventh more. No limit: what is needed is still given. */
setFlagsFromString('--heap-growing-percent=15');

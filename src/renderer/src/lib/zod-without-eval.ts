// zod compiles its checks with `new Function`, which our Content-Security-Policy refuses; imported before it is used.
import * as z from 'zod';

z.config({ jitless: true });

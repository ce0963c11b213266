// zod compiles its checks with `new Function`, which our Content-Security-Policy refuses and reports. It reads this
// setting when it is loaded, which is long after the first screen: importing zod to configure it would load it at once.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });

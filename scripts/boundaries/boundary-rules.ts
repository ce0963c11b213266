// The architecture's sentences. Paths are regular expressions from the repository's root; `$1` is what the first
// group of `from` captured. Packages are `npm:name`, Node's modules `node:name`.

type Limit = { readonly mayNotImport: readonly string[] } | { readonly mayImportOnly: readonly string[] };

export type BoundaryRule = Limit & {
  readonly from: string;
  readonly except?: string;
  readonly because: string;
};

/** The folders under `under` import each other in one direction only, at every level. */
export type FolderOrder = { readonly under: string; readonly because: string };

export const folderOrders: readonly FolderOrder[] = [
  {
    under: 'src/shared',
    because: 'folders of shared depend on each other in one direction only'
  },
  {
    under: 'server',
    because: 'folders of the server depend on each other in one direction only'
  },
  {
    under: 'src/main',
    because: 'folders of main depend on each other in one direction only'
  },
  {
    under: 'src/renderer/src',
    because: 'folders of the renderer depend on each other in one direction only'
  }
];

const renderer = '^src/renderer/src/';
const domain = '^src/shared/domain/';

export const boundaryRules: readonly BoundaryRule[] = [
  {
    from: '^src/shared/kit/',
    mayImportOnly: ['^src/shared/kit/'],
    because: 'the kit stands on nothing'
  },
  {
    from: domain,
    mayImportOnly: ['^src/shared/kit/', '^src/shared/domain/', '^npm:(zod|jsonc-parser)$'],
    because: 'the domain is pure: it knows the kit, zod and jsonc-parser'
  },
  {
    from: `${domain}(craft|people|release)/`,
    mayNotImport: [`${domain}(?!$1/)`],
    because: 'craft, people and release import no other area of the domain'
  },
  {
    from: `${domain}market/`,
    mayNotImport: [`${domain}(?!craft/|people/|market/)`],
    because: 'market imports craft and people only'
  },
  {
    from: `${domain}trade/`,
    mayNotImport: [`${domain}(?!craft/|people/|market/|trade/)`],
    because: 'trade imports craft, people and market only'
  },
  {
    from: `${domain}activity/`,
    mayNotImport: [`${domain}sync/`],
    because: 'nothing in the domain knows of sync'
  },
  {
    from: '^src/shared/contract/',
    mayImportOnly: ['^src/shared/(kit|domain|contract)/', '^npm:zod$'],
    because: 'a contract knows the domain, the kit and zod, and no environment'
  },
  {
    from: '^src/main/',
    mayNotImport: ['^src/(preload|renderer)/', '^server/'],
    because: 'main, preload, renderer and server know shared and never each other'
  },
  {
    from: '^src/preload/',
    mayImportOnly: ['^src/shared/(kit|contract)/', '^src/preload/', '^npm:electron$'],
    because: 'the preload only turns the contract into window.desktop'
  },
  {
    from: '^src/renderer/',
    mayNotImport: ['^src/(main|preload)/', '^server/', '^node:'],
    because: 'main, preload, renderer and server know shared and never each other'
  },
  {
    from: '^server/',
    mayNotImport: ['^src/(main|preload|renderer)/'],
    because: 'main, preload, renderer and server know shared and never each other'
  },
  {
    from: `${renderer}(ui|lib)/`,
    mayNotImport: [
      `${renderer}(feature-api|features|screens|app|platform)/`,
      '^src/shared/(domain|contract)/'
    ],
    because: 'ui and lib know no feature, platform or contract, and no word of the product'
  },
  {
    from: `${renderer}features/([^/]+)/`,
    mayNotImport: [`${renderer}features/(?!$1/)`],
    because: 'features are strangers: screens bring them together'
  },
  {
    from: `${renderer}feature-api/`,
    mayNotImport: [`${renderer}(features|screens|app|platform|messages)/`],
    because: 'what features share with the app knows none of them'
  },
  {
    from: `${renderer}features/`,
    mayNotImport: [`${renderer}(screens|app)/`],
    because: 'features are below screens and app'
  },
  {
    from: `${renderer}screens/`,
    mayNotImport: [`${renderer}app/`],
    because: 'screens are below app'
  },
  {
    from: `${renderer}features/(?!administration/)([^/]+)/`,
    mayNotImport: [`${renderer}messages/(?!en/$1\\.json$|translated-names\\.ts$)`],
    because: 'a feature says its own texts, and other languages are fetched by the app'
  },
  {
    // Its texts are divided, since they are several times as many as those of any other feature.
    from: `${renderer}features/administration/`,
    mayNotImport: [`${renderer}messages/(?!en/(administration|admin-[a-z]+)\\.json$|translated-names\\.ts$)`],
    because: 'a feature says its own texts, and other languages are fetched by the app'
  },
  {
    from: `${renderer}(ui|lib)/`,
    mayNotImport: [`${renderer}messages/(?!en/ui\\.json$)`],
    because: 'ui and lib know no word of the product'
  },
  {
    from: `${renderer}platform/`,
    mayNotImport: [`${renderer}(ui|feature-api|features|screens|app)/`],
    because: 'a platform shows nothing'
  },
  {
    from: '^(src|server)/',
    except: `${renderer}(platform/|main\\.desktop\\.tsx$)`,
    mayNotImport: ['^global:window\\.desktop$'],
    because: 'window.desktop is handed to the platform and reached only through it'
  },
  {
    from: '^(src|server)/',
    except: '^src/(main|preload)/',
    mayNotImport: ['^npm:electron$'],
    because: 'Electron lives in main and preload'
  },
  {
    from: '^(src|server)/',
    except: '^src/main/storage/',
    mayNotImport: ['^npm:better-sqlite3$'],
    because: 'SQLite lives in src/main/storage'
  },
  {
    from: '^(src|server)/',
    except: `${renderer}lib/router\\.ts$`,
    mayNotImport: ['^npm:react-router'],
    because: 'the router is reached through lib/router.ts'
  },
  {
    from: '^(src|server)/',
    except: '^server/',
    mayNotImport: ['^npm:(hono|@hono/.+)$'],
    because: 'Hono lives in the server'
  },
  {
    from: '^server/(routes|http)/',
    mayNotImport: ['^server/db/', '^npm:(pg|drizzle-orm)$'],
    because: 'routes do not touch the database'
  },
  {
    from: '^(server|scripts|bench|tests)/',
    except: '^server/(services/sealed/|db/(schema|privacy)/)',
    mayNotImport: ['^server/db/schema/sealed\\.ts$'],
    because: 'sealed text is read and written by one service alone'
  },
  {
    from: '^server/',
    except: '^server/(jobs|rate-limit|log|mail|media)/',
    mayNotImport: ['^npm:(pg-boss|rate-limiter-flexible|pino|nodemailer|flydrive.*|@aws-sdk/.+)$'],
    because: 'jobs, limits, logs, mails and media are reached through the context'
  },
  {
    from: '^(src|server)/',
    mayNotImport: ['^scripts/', '^bench/', '^tests/'],
    because: 'the product knows neither its tools nor its tests'
  },
  {
    from: '^scripts/',
    mayNotImport: ['^src/(main|preload|renderer)/', '^server/', '^tests/', '^bench/'],
    because: 'a tool knows shared; only the bench runs the product itself'
  }
];

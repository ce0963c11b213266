import { paths } from '#shared/contract/paths.ts';

/** For people and machines that run no scripts: what this is, and what can be read without them. */
export function BuilderWithoutScript() {
  return (
    <noscript>
      <div className="grid gap-2 border-b border-n6 bg-n2 p-4 text-read">
        <p className="max-w-read">
          Reelwright builds prompts for AI video models from what a crew would need to know: subject, action,
          place, camera, look, dialogue and sound. It says what your model would refuse, and compares the
          prompt in each model’s own form. The builder itself needs JavaScript; these pages do not:
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {pages.map((name) => (
            <a key={name} href={paths[name].getHref()} className="text-daylight-11 underline">
              {paths[name].title}
            </a>
          ))}
        </p>
      </div>
    </noscript>
  );
}

const pages = ['library', 'about', 'howTo', 'faq', 'videoPrompts'] as const;

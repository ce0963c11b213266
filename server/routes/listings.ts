import type { Hono } from 'hono';
import { type CloudContract, cloudContract } from '#shared/contract/cloud.ts';
import type { CloudName } from '#shared/contract/cloud-routes.ts';
import { ContractFailure } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/procedure.ts';
import type { Context } from '../context.ts';
import type { RequestVariables } from '../request-context.ts';
import { countFacets } from '../services/listing/count-facets.ts';
import { getListing } from '../services/listing/get-listing.ts';
import { listReviews } from '../services/listing/list-reviews.ts';
import { listSimilar } from '../services/listing/list-similar.ts';
import { readEpoch } from '../services/listing/read-epoch.ts';
import { searchListings } from '../services/listing/search-listings.ts';
import { suggestListings } from '../services/listing/suggest-listings.ts';
import { createAnswerCache } from './answer-cache.ts';
import { ReadyAnswer } from './ready-answer.ts';
import { serveCloud } from './register-cloud.ts';

const countLifeMs = 5000;

type ListingName = Extract<CloudName, `listings.${string}`>;

/** The catalogue is the same for everybody, so its answers are checked and written once and then kept. */
export function registerListings(app: Hono<RequestVariables>, context: Context): void {
  const { now } = context;
  const answers = createAnswerCache({ now, readEpoch: () => readEpoch(context) });
  // Counting looks at every listing, so it is done every few seconds at most however often one of them changes.
  const counts = createAnswerCache({
    now,
    readEpoch: () => Promise.resolve(Math.floor(now() / countLifeMs)),
    mostBytes: 2_000_000
  });

  const serve = <Name extends ListingName>(
    name: Name,
    answer: (context: Context, input: InputOf<CloudContract[Name]>) => Promise<OutputOf<CloudContract[Name]>>
  ): void => {
    const kept = name === 'listings.countFacets' ? counts : answers;
    serveCloud(app, name, async (input) => {
      const body = await kept.find(`${name} ${JSON.stringify(input)}`, async () =>
        write(name, await answer(context, input))
      );
      return new ReadyAnswer(body);
    });
  };

  serve('listings.search', searchListings);
  serve('listings.countFacets', countFacets);
  serve('listings.suggest', suggestListings);
  serve('listings.get', getListing);
  serve('listings.listReviews', listReviews);
  serve('listings.listSimilar', listSimilar);
}

function write(name: ListingName, answer: unknown): string {
  const output = cloudContract[name].output.safeParse(answer);
  if (!output.success) throw new ContractFailure('internal', output.error.message);
  return JSON.stringify(output.data);
}

import type { Texts } from '../texts';

export const blog: Texts = {
  'Count the walk-in before you count the money': 'Conte a câmara fria antes de contar o dinheiro',
  'The pass is a place, not a person': 'O passe é um lugar, não uma pessoa',
  'Writing a menu description that sells the side dish': 'Escrever uma descrição que vende o acompanhamento',
  'What a no-show costs on a table of four': 'Quanto custa um no-show numa mesa de quatro',
  'Pay the supplier you want to keep on the day you said': 'Pague no dia combinado ao fornecedor que quer manter',
  'A close-down list short enough to be done': 'Uma lista de fecho curta o suficiente para se cumprir',
  'Sold out, said early': 'Esgotado, dito a tempo',
  'Rosters people can plan a life around': 'Escalas à volta das quais se pode viver',
  'Three kitchens, one recipe card': 'Três cozinhas, uma ficha de receita',
  'Reading a Friday by its voids': 'Ler uma sexta-feira pelas anulações',
  'Buying olive oil by the harvest': 'Comprar azeite à colheita',
  'Training a new server in four evenings': 'Formar um empregado novo em quatro noites',
  'Allergens: the one list nobody may guess from': 'Alergénios: a lista em que ninguém pode adivinhar',
  'Notes for a piece on winter opening hours': 'Notas para um artigo sobre horários de inverno',
  'tags:stock': 'tags:stock',
  'tags:routine': 'tags:rotina',
  'tags:tickets': 'tags:talões',
  'tags:floor plan': 'tags:planta da sala',
  'tags:wording': 'tags:palavras',
  'tags:margin': 'tags:margem',
  'tags:bookings': 'tags:reservas',
  'tags:invoices': 'tags:faturas',
  'tags:safety': 'tags:segurança',
  'tags:sold out': 'tags:esgotado',
  'tags:shifts': 'tags:turnos',
  'tags:training': 'tags:formação',
  'tags:recipes': 'tags:receitas',
  'tags:bills': 'tags:contas',
  'tags:voids': 'tags:anulações',
  'tags:oil': 'tags:azeite',
  'tags:allergens': 'tags:alergénios',
  'A weekly count takes forty minutes. The order you count in decides whether anyone trusts the result.':
    'Uma contagem semanal leva quarenta minutos. A ordem decide se alguém confia no resultado.',
  'When tickets bunch up at eight, look at the metre of steel between the kitchen and the floor.':
    'Quando os talões se juntam às oito, olhe para o metro de aço entre a cozinha e a sala.',
  'Guests read eleven words and then the price. Which eleven is up to you.':
    'Os clientes leem onze palavras e depois o preço. Quais são as onze, decide você.',
  'It is not the price of four dinners. Here is the sum, with the parts people forget.':
    'Não é o preço de quatro jantares. Aqui está a conta, com as partes que se esquecem.',
  'A rebate of 1% is worth less than being the first call when the boat comes in.':
    'Um desconto de 1% vale menos do que ser a primeira chamada quando o barco chega.',
  'Thirty-one points, all ticked, and the gas still on. We cut it to nine.':
    'Trinta e um pontos, todos assinalados, e o gás ainda aberto. Reduzimos para nove.',
  'Guests forgive a dish that is gone. They do not forgive hearing it after the wine is open.':
    'Os clientes perdoam um prato que acabou. Não perdoam sabê-lo com o vinho já aberto.',
  'Two weeks’ notice, no split shifts on Sundays, and swaps without asking the boss.':
    'Duas semanas de antecedência, sem horário repartido ao domingo, e trocas sem perguntar à chefe.',
  'The same miso butter in New York, Lisbon and Tokyo tasted of three things. The card was the reason.':
    'A mesma manteiga de miso sabia a três coisas em Nova Iorque, Lisboa e Tóquio. A culpa era da ficha.',
  'The total says how much you took. The voids say how the night went.':
    'O total diz quanto recebeu. As anulações dizem como correu a noite.',
  'A year’s oil in one order sounds bold. The sum is duller, and better.':
    'O azeite de um ano numa encomenda parece ousado. A conta é mais monótona, e melhor.',
  'Shadowing teaches people to stand in the way. Here is what we do instead.':
    'Andar atrás ensina a estar no caminho. Eis o que fazemos em vez disso.',
  'How the allergen matrix gets from the recipe card to the person who asks, without being retyped.':
    'Como a matriz de alergénios chega da ficha de receita a quem pergunta, sem voltar a ser escrita.',
  'A shelf with jars, bowls and bottles, drawn': 'Uma prateleira com frascos, taças e garrafas, desenhada',
  'We do it from the bottom shelf up, because the heavy things are there and nobody has to bend twice. Does the order matter, as long as it is the same every week?':
    'Nós fazemos de baixo para cima, porque o pesado está lá e ninguém tem de se dobrar duas vezes. A ordem importa, desde que seja a mesma todas as semanas?',
  'It does not. The same order every week is the whole trick.':
    'Não importa. A mesma ordem todas as semanas é o truque todo.',
  'Can confirm: since the sheet follows the shelves I am home by one.':
    'Confirmo: desde que a folha segue as prateleiras, estou em casa à uma.',
  'Half cases! We had the same. Ours were written as whole ones since the move.':
    'Meias caixas! Tivemos o mesmo. As nossas estavam como inteiras desde a mudança.',
  'Four months of it here. I still have the sheets, as a warning.':
    'Aqui foram quatro meses. Ainda tenho as folhas, como aviso.',
  'Six painted squares went down at our place last week. The shouting has stopped.':
    'Seis quadrados pintados na nossa casa na semana passada. Acabou a gritaria.',
  'The cabbage is now the dish people ask for by name.': 'A couve é agora o prato que as pessoas pedem pelo nome.',
  'Then it may have the lamb under it and not the other way round.':
    'Então pode levar o cordeiro por baixo e não o contrário.',
  'From the other end of the phone: yes, we remember.': 'Do outro lado do telefone: sim, nós lembramo-nos.',
  'Ours has twelve. I will try to lose three.': 'A nossa tem doze. Vou tentar perder três.',
  '“Last four” sells better than any special I have ever recited.':
    '«Os últimos quatro» vende melhor do que qualquer sugestão que já recitei.',
  'Swaps without asking are the best thing that has happened to my Sundays.':
    'Trocar sem perguntar foi o melhor que aconteceu aos meus domingos.',
  'And the best thing that has happened to my Mondays.': 'E o melhor que aconteceu às minhas segundas-feiras.',
  'The lime is right. Please do not tell anyone that I said so.':
    'A lima está certa. Por favor, não digam a ninguém que eu disse isto.',
  'Which two buttons? I think that I know.': 'Que dois botões? Acho que sei.',
  'Taste the tin and not the sample. This.': 'Provar a lata e não a amostra. É isto.',
  'blogCategories:Kitchen': 'blogCategories:Cozinha',
  'blogCategories:Service': 'blogCategories:Serviço',
  'blogCategories:Menu': 'blogCategories:Ementa',
  'blogCategories:Numbers': 'blogCategories:Números',
  'blogCategories:Suppliers': 'blogCategories:Fornecedores',
  'blogCategories:People': 'blogCategories:Pessoas',
  'category:Kitchen': 'category:Cozinha',
  'category:Service': 'category:Serviço',
  'category:Menu': 'category:Ementa',
  'category:Numbers': 'category:Números',
  'category:Suppliers': 'category:Fornecedores',
  'category:People': 'category:Pessoas',
};
